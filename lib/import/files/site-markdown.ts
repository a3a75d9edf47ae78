import type { Nodes } from 'mdast';
import { directiveFromMarkdown, directiveToMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify, { type Options } from 'remark-stringify';
import { type Processor, unified } from 'unified';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { isJsxElement } from '../../mdx/syntax/jsx';
import { allNodes } from '../../mdx/syntax/nodes';
import { preprocess } from '../../mdx/syntax/preprocess';
import { attempt } from '../../report/attempt';

/** Reads and writes directives of one, two and three colons, as Docusaurus does. */
function remarkDirectives(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), directive()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), directiveToMarkdown()];
}

const asWritten = (node: Nodes) => ('value' in node ? node.value : '');
// Plugins for Docusaurus 2 make these nodes.
const handlers: Record<string, typeof asWritten> = { jsx: asWritten, import: asWritten, export: asWritten };
const writing: Options = { bullet: '-', resourceLink: true, handlers };
/** Markdown of Docusaurus 2, which knows no directives. */
const old = unified().use(remarkParse).use(remarkGfm).use(remarkStringify, writing).freeze();
const plain = old().use(remarkDirectives).freeze();
/** Reads and writes MDX. */
export const mdx = plain().use(remarkMdx).freeze();

/**
 * A text for its parser: MDX, or Markdown of Docusaurus 2 if it is none.
 * @param isData whether it is Markdown in any case
 */
export function prepare(written: string, isData = false): { markdown: typeof mdx; text: string; isMdx: boolean } {
  const [text, plainText] = [preprocess(written, 'mdx'), preprocess(written, 'md')];
  const asData = { markdown: plain, text: plainText, isMdx: false };
  if (isData) return asData;
  return attempt(() => mdx.parse(text) && { markdown: mdx, text, isMdx: true }, { ...asData, markdown: old });
}

/** Whether a plain Markdown text means the same as MDX: it parses, and has neither code nor components. */
export function isMdxToo(written: string): boolean {
  const { markdown, text, isMdx } = prepare(written.slice(splitFrontMatter(written)?.bodyStart ?? 0));
  if (!isMdx) return false;
  return allNodes(markdown.parse(text)).every((node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return /^\s*\/\*/.test(node.value);
    return node.type !== 'mdxjsEsm' && !(isJsxElement(node) && /^[A-Z]/.test(node.name ?? ''));
  });
}
