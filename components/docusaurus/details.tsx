export { Details as default } from '../mdx/elements';
