import type { Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import { complexity } from '@/lib/check/content/complexity';
import { fileFacts } from '@/lib/check/content/file-facts';
import { readFrontMatter } from '@/lib/check/content/front-matter-block';
import { maskCode } from '@/lib/check/content/mdx-openings';
import { parseDiagram } from '@/lib/check/content/mermaid-parser';
import { fieldProblem } from '@/lib/cms/editor/field-problem';
import { collections } from '@/lib/cms/entries/collections';
import { splitDocument, yamlOf } from '@/lib/cms/entries/document-text';
import { mergeYaml } from '@/lib/cms/entries/merge-yaml';
import { partText, splitParts } from '@/lib/cms/entries/parts-file';
import { parseDocPath, splitNumberPrefix } from '@/lib/content/files/docs-folders';
import type { FileKind } from '@/lib/content/files/file-kind';
import { createLinkResolver, normalizeRoute } from '@/lib/content/links/resolve-link';
import { parsePostPath, postPermalink } from '@/lib/content/model/post-route';
import { summarize } from '@/lib/content/snapshot/summary';
import { readingMinutes } from '@/lib/content/views/reading-time';
import { readTexts } from '@/lib/markdown/document-texts';
import { remarkAbsoluteAddresses } from '@/lib/markdown/plugins/remark-absolute-addresses';
import { remarkPlainExpressions } from '@/lib/markdown/plugins/remark-plain-expressions';
import { expandLines, parseCodeMeta, readFence } from '@/lib/mdx/code/code-meta';
import { highlight } from '@/lib/mdx/code/highlight';
import { applyMagicComments } from '@/lib/mdx/code/magic-comments';
import { estimateDiagramSize } from '@/lib/mdx/diagram-size';
import { remarkExcerpt } from '@/lib/mdx/plugins/remark-excerpt';
import { remarkHeadings } from '@/lib/mdx/plugins/remark-headings';
import { remarkHtmlAttributes } from '@/lib/mdx/plugins/remark-html-attributes';
import { remarkTabs } from '@/lib/mdx/plugins/remark-tabs';
import { readSections } from '@/lib/mdx/read-sections';
import { addressAttribute, jsxElement } from '@/lib/mdx/syntax/jsx';
import { preprocess } from '@/lib/mdx/syntax/preprocess';
import { nearest } from '@/lib/report/suggest';
import { sectionTexts } from '@/lib/search/excerpt';
import { readWords } from '@/lib/search/search-words';
import type { SearchPage } from '@/lib/search/types';
import { createHeadingIds } from '@/lib/site/slug';
import { stubContext } from '../../support/stub-context';
import type { Work } from './growth';

const resolve = createLinkResolver({ docs: [], routes: new Set(['/docs']), basePath: '/base' });
const { fields } = collections.docs;
const slugField = fields.find(({ name }) => name === 'title');
const freeField = fields.find(({ name }) => name === 'sidebar_custom_props');

function facts(path: string, kind: FileKind, before = '', after = '', untrusted = false): Work {
  return (text) =>
    fileFacts({ path, kind, untrusted, bytes: new TextEncoder().encode(before + text + after), allowedKeys: [] });
}

/** A tree of one paragraph or block, as a plugin meets it. */
function tree(...children: RootContent[]): Root {
  return { type: 'root', children };
}

function withAttribute(element: string, attribute: string, value: string, isCode: boolean) {
  const node = jsxElement(element, {}, []);
  node.attributes.push({
    type: 'mdxJsxAttribute',
    name: attribute,
    value: isCode ? { type: 'mdxJsxAttributeValueExpression', value } : value,
  });
  return node;
}

/** What the build reads of documents, which it only does where the check let them pass. */
function accepted(work: Work, head = ''): Work {
  return (text) => (complexity(head + text) ? undefined : work(text));
}

const plainHead = '---\nformat: md\n---\n';

const document = (body: string, format: 'mdx' | 'md') => ({
  path: 'docs/a.md',
  body,
  bodyLine: 1,
  format,
  untrusted: false,
});
const searchPage: SearchPage = {
  route: '/',
  kind: 'doc',
  title: '',
  description: '',
  breadcrumb: [],
  keywords: [],
  sections: [],
};
const around = { title: 'A', lead: null, page: 'https://example.com/a', cards: [] };

/** Every function that takes text of content and is quick, so that each shape can be tried. */
export const quick: Readonly<Record<string, Work>> = {
  preprocess: (text) => preprocess(text, 'mdx'),
  'preprocess of plain Markdown': (text) => preprocess(text, 'md'),
  complexity,
  maskCode,
  parseCodeMeta,
  readFence: (text) => readFence(text, text),
  expandLines,
  applyMagicComments,
  'highlight of plain text': (text) => highlight(text, { language: 'text', lines: text }),
  estimateDiagramSize,
  readFrontMatter,
  'readFrontMatter of an opened block': (text) => readFrontMatter(`---\n${text}`),
  splitDocument: (text) => yamlOf(splitDocument(`---\n${text}\n---\n`).head),
  'remarkTabs with values': (text) => remarkTabs()(tree(withAttribute('Tabs', 'values', text, true))),
  'remarkHeadings on text': (text) =>
    remarkHeadings()(tree({ type: 'heading', depth: 2, children: [{ type: 'text', value: text }] }), new VFile('')),
  'remarkHeadings on a comment': (text) =>
    remarkHeadings()(
      tree({ type: 'heading', depth: 2, children: [{ type: 'mdxTextExpression', value: text }] }),
      new VFile(''),
    ),
  'remarkAbsoluteAddresses on HTML': (text) =>
    remarkAbsoluteAddresses({ page: around.page })(tree({ type: 'html', value: text }), new VFile('')),
  'remarkPlainExpressions on an expression': (text) =>
    remarkPlainExpressions()(tree({ type: 'mdxFlowExpression', value: text })),
  'remarkExcerpt on a comment': (text) =>
    remarkExcerpt()(tree({ type: 'html', value: text }, { type: 'mdxFlowExpression', value: text }), new VFile('')),
  'remarkHtmlAttributes on a style': (text) =>
    remarkHtmlAttributes()(tree(withAttribute('p', 'style', text, false)), new VFile('')),
  addressAttribute: (text) => [
    addressAttribute(withAttribute('img', 'src', text, true), 'src'),
    addressAttribute(withAttribute('img', 'src', `require('${text}`, true), 'src'),
  ],
  'links and routes': (text) => [resolve('docs/a.md', '/docs/a', text), normalizeRoute(text)],
  'names of documents': (text) => [
    splitNumberPrefix(text),
    parseDocPath(`docs/${text}.md`),
    parsePostPath(`blog/${text}.md`),
    postPermalink('/blog', 'blog/a.md', text),
  ],
  nearest: (text) => nearest(text, ['a', 'title', text.slice(1)]),
  'ids of headings': (text) => createHeadingIds().next(text),
  readWords,
  sectionTexts: (text) => sectionTexts(text, searchPage),
};

/** Functions that parse: some shapes each. */
export const thorough: Readonly<Record<string, Work>> = {
  summarize,
  readingMinutes,
  'fileFacts of a doc': facts('docs/a.mdx', 'Doc'),
  'fileFacts of an untrusted doc': facts('docs/a.mdx', 'Doc', '', '', true),
  'fileFacts of a plain doc': facts('docs/a.md', 'Doc', plainHead),
  'fileFacts of a post': facts('blog/2026-01-01-a.mdx', 'Post'),
  'fileFacts of a page': facts('pages/a.mdx', 'Page'),
  'fileFacts of front matter': facts('docs/a.mdx', 'Doc', '---\n', '\n---\n'),
  'fileFacts of a fence': facts('docs/a.mdx', 'Doc', '```js\n', '\n```\n'),
  'fileFacts of a category in JSON': facts('docs/_category_.json', 'Category'),
  'fileFacts of a category in YAML': facts('docs/_category_.yml', 'Category'),
  'fileFacts of authors': facts('authors.yml', 'Authors'),
  'fileFacts of tags': facts('tags.yml', 'Tags'),
  'fileFacts of versions': facts('versions.json', 'Versions'),
  mergeYaml: (text) => mergeYaml(text, fields, { title: 'A' }),
  'mergeYaml with a field': (text) => mergeYaml('title: A\n', fields, { title: text, sidebar_custom_props: text }),
  splitParts,
  partText: (text) => partText(collections.tags.fields, { key: 'a', source: text, values: { label: 'A' } }),
  fieldProblem: (text) => [slugField, freeField].map((field) => field && fieldProblem(collections.docs, field, text)),
  parseDiagram,
  'readTexts of MDX': accepted((text) => readTexts({ ...around, ...document(text, 'mdx') }, stubContext)),
  'readTexts of plain Markdown': accepted(
    (text) => readTexts({ ...around, ...document(text, 'md') }, stubContext),
    plainHead,
  ),
  'readSections of MDX': accepted((text) => readSections(document(text, 'mdx'), stubContext)),
  'readSections of plain Markdown': accepted((text) => readSections(document(text, 'md'), stubContext), plainHead),
};
