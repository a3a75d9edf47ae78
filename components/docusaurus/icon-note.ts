export { NoteIcon as default } from '../ui/icons';
