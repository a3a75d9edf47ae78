export { Tabs as default } from '../mdx/tabs/tabs';
