/**
 * Components that authors can use without an import, and the properties of each besides the global attributes of HTML. Some
 * properties are those of Docusaurus, and have no effect here. `undefined` stands for a component that passes all properties on
 * to an element. components/mdx/index.ts has the components, and the content check knows this list.
 */
const props = {
  Admonition: ['type', 'title', 'icon'],
  Card: ['title', 'href', 'icon', 'target', 'rel'],
  Cards: [],
  CodeBlock: ['code', 'language', 'title', 'lines', 'numbers', 'showLineNumbers', 'metastring', 'live', 'noInline'],
  Column: ['width'],
  Columns: [],
  Details: ['summary', 'open'],
  DocCardList: ['items'],
  Hero: ['title', 'tagline'],
  Link: undefined,
  Mermaid: ['chart', 'value'],
  Steps: undefined,
  TabItem: ['value', 'label', 'default', 'attributes'],
  Tabs: ['defaultValue', 'values', 'groupId', 'queryString', 'lazy', 'block'],
  Term: ['name'],
  Terms: [],
  TOCInline: ['toc', 'minHeadingLevel', 'maxHeadingLevel'],
};

export type ComponentName = keyof typeof props;

export const componentProps: Readonly<Record<ComponentName, readonly string[] | undefined>> = props;
export const componentNames = Object.keys(props) as ComponentName[];

/** Whether a tag is one of these components. */
export function isBuiltIn(name: string | null | undefined): name is ComponentName {
  return Object.hasOwn(props, name ?? '');
}

/** Functions of Docusaurus that documents may call. */
export const builtInFunctions = [
  'translate',
  'useBaseUrl',
  'useCurrentSidebarCategory',
  'useDocusaurusContext',
] as const;

/** Components of `@theme` that documents may import. lib/mdx/imports/built-in.ts replaces those that are not in the list above. */
const themeComponents =
  'Admonition CodeBlock Details DocCard DocCardList Heading IdealImage MDXComponents Mermaid TabItem Tabs ThemedImage TOCInline';

/** Modules of Docusaurus that documents may import, with the counterpart of each export. */
export const builtInModules: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ...themeComponents.split(' ').map((name): [string, Record<string, string>] => [`@theme/${name}`, { default: name }]),
  ['@generated/docusaurus.config', { default: 'siteConfig' }],
  ['@docusaurus/BrowserOnly', { default: 'BrowserOnly' }],
  ['@docusaurus/Head', { default: 'Head' }],
  ['@docusaurus/Link', { default: 'Link' }],
  ['@docusaurus/theme-common', { useCurrentSidebarCategory: 'useCurrentSidebarCategory' }],
  ['@docusaurus/Translate', { default: 'Translate', translate: 'translate' }],
  ['@docusaurus/useBaseUrl', { default: 'useBaseUrl' }],
  ['@docusaurus/useDocusaurusContext', { default: 'useDocusaurusContext' }],
]);
