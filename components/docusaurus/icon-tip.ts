export { TipIcon as default } from '../ui/icons';
