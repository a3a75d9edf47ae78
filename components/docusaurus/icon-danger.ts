export { DangerIcon as default } from '../ui/icons';
