export { WarningIcon as default } from '../ui/icons';
