export { Link as default } from '../mdx/link';
