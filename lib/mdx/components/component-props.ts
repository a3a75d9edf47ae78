import type { ComponentName } from './components';

/**
 * Properties of each component that authors can use without an import, besides the global attributes of HTML. Includes those of
 * Docusaurus that have no effect here. Undefined if all are passed on to an element.
 */
export const componentProps: Readonly<Record<ComponentName, readonly string[] | undefined>> = {
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
