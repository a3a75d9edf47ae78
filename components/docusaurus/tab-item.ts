export { TabItem as default } from '../mdx/tabs/tab-item';
