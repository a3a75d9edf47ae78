import type { BlockContent, Heading, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { markdownOptions } from '../config/markdown-options';
import type { CardView } from '../content/views/cards';
import type { ParsedDocument } from '../mdx/syntax/parser';
import type { MdxSource } from '../mdx/syntax/to-vfile';
import { remarkAbsoluteAddresses } from './plugins/remark-absolute-addresses';
import { remarkDropEmpty } from './plugins/remark-drop-empty';
import { remarkPlainComponents } from './plugins/remark-plain-components';
import { remarkPlainElements } from './plugins/remark-plain-elements';
import { remarkPlainExpressions } from './plugins/remark-plain-expressions';

/** A document with what its page shows around it. */
export interface MarkdownSource extends MdxSource {
  title: string;
  /** Text below the title; null for none. */
  lead: string | null;
  /** Full address of the page. */
  page: string;
  /** Pages of the folder the document stands for, with full addresses. */
  cards: readonly CardView[];
}

/** Knows no MDX: its braces and angle brackets need no escape here. Aligned tables would cost a model a third more to read. */
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(markdownOptions.math ? [remarkMath] : [])
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/** @param own heading that the text brings along */
function opening({ title, lead }: MarkdownSource, own: Heading | undefined): (Heading | BlockContent)[] {
  const quote: BlockContent[] = lead
    ? [{ type: 'blockquote', children: [{ type: 'paragraph', children: [{ type: 'text', value: lead }] }] }]
    : [];
  return [own ?? { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] }, ...quote];
}

/**
 * A document as Markdown that needs nothing of this site to be understood: title first, components as plain marks,
 * every address absolute. Changes its tree.
 */
export function writeMarkdown({ tree: parsed, file }: ParsedDocument, source: MarkdownSource): string {
  const plain = unified()
    .use(remarkPlainExpressions)
    .use(remarkPlainComponents, { cards: source.cards })
    .use(remarkPlainElements)
    .use(remarkAbsoluteAddresses, { page: source.page })
    .use(remarkDropEmpty);
  const tree = plain.runSync(parsed, file) as Root;
  const [first, ...rest] = tree.children;
  const own = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  return writer.stringify({ ...tree, children: [...opening(source, own), ...(own ? rest : tree.children)] });
}
