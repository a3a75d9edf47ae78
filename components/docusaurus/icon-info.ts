export { InfoIcon as default } from '../ui/icons';
