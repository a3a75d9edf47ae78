/** Components authors can use without an import. components/mdx/index.ts maps each name, the content check knows them. */
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

/** Docusaurus modules whose imports are accepted and dropped, with the component each stands for. */
export const ignoredImports: ReadonlyMap<string, ComponentName | 'useBaseUrl'> = new Map<
  string,
  ComponentName | 'useBaseUrl'
>([
  ['@theme/Tabs', 'Tabs'],
  ['@theme/TabItem', 'TabItem'],
  ['@theme/TOCInline', 'TOCInline'],
  ['@theme/CodeBlock', 'CodeBlock'],
  ['@theme/Admonition', 'Admonition'],
  ['@theme/DocCardList', 'DocCardList'],
  ['@theme/Details', 'Details'],
  ['@docusaurus/Link', 'Link'],
  ['@docusaurus/useBaseUrl', 'useBaseUrl'],
]);
