/**
 * Components that authors can use without an import. components/mdx/index.ts maps each name, and the content check knows them.
 */
export const componentNames = [
  'Admonition',
  'Card',
  'Cards',
  'CodeBlock',
  'Column',
  'Columns',
  'Details',
  'DocCardList',
  'Hero',
  'Link',
  'Mermaid',
  'Steps',
  'TabItem',
  'Tabs',
  'Term',
  'Terms',
  'TOCInline',
] as const;

export type ComponentName = (typeof componentNames)[number];

/** Components of Docusaurus that lib/mdx/imports/built-in.ts replaces by others. */
type ExpandedComponent =
  | 'BrowserOnly'
  | 'DocCard'
  | 'Head'
  | 'Heading'
  | 'IdealImage'
  | 'MDXComponents'
  | 'ThemedImage'
  | 'Translate';

/** Functions of Docusaurus that documents may call. */
export const builtInFunctions = [
  'translate',
  'useBaseUrl',
  'useCurrentSidebarCategory',
  'useDocusaurusContext',
] as const;

type BuiltIn = ComponentName | ExpandedComponent | (typeof builtInFunctions)[number];

/** Modules of Docusaurus that documents may import, with the counterpart of each export. */
export const builtInModules: ReadonlyMap<string, Readonly<Record<string, BuiltIn>>> = new Map<
  string,
  Record<string, BuiltIn>
>([
  ['@theme/Admonition', { default: 'Admonition' }],
  ['@theme/CodeBlock', { default: 'CodeBlock' }],
  ['@theme/Details', { default: 'Details' }],
  ['@theme/DocCard', { default: 'DocCard' }],
  ['@theme/DocCardList', { default: 'DocCardList' }],
  ['@theme/Heading', { default: 'Heading' }],
  ['@theme/IdealImage', { default: 'IdealImage' }],
  ['@theme/MDXComponents', { default: 'MDXComponents' }],
  ['@theme/Mermaid', { default: 'Mermaid' }],
  ['@theme/TabItem', { default: 'TabItem' }],
  ['@theme/Tabs', { default: 'Tabs' }],
  ['@theme/ThemedImage', { default: 'ThemedImage' }],
  ['@theme/TOCInline', { default: 'TOCInline' }],
  ['@docusaurus/BrowserOnly', { default: 'BrowserOnly' }],
  ['@docusaurus/Head', { default: 'Head' }],
  ['@docusaurus/Link', { default: 'Link' }],
  ['@docusaurus/theme-common', { useCurrentSidebarCategory: 'useCurrentSidebarCategory' }],
  ['@docusaurus/Translate', { default: 'Translate', translate: 'translate' }],
  ['@docusaurus/useBaseUrl', { default: 'useBaseUrl' }],
  ['@docusaurus/useDocusaurusContext', { default: 'useDocusaurusContext' }],
]);
