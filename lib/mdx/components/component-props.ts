import type { ComponentName } from './components';

/**
 * What each component an author can use without an import takes of its tag, besides the attributes every element of HTML
 * has. Docusaurus' own that change nothing here are among them. Undefined where it hands all on to an element.
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
