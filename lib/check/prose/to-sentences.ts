import type { Root as Tree } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import type { Root } from 'nlcst';
import { ParseEnglish } from 'parse-english';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { remarkContainerDirectives } from '../../mdx/plugins/remark-container-directives';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkContainerDirectives).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** The prose of a Markdown file, without code, addresses and markup. */
export interface Sentences {
  all: Root;
  /** Blocks of sentences, as opposed to headings and table cells. */
  running: Root;
}

/** Reads a Markdown file as English. */
export function toSentences(file: VFile, format: 'md' | 'mdx'): Sentences {
  const tree: Tree = (format === 'md' ? markdown : mdx).parse(file);
  const all: Root = { type: 'RootNode', children: [] };
  const running: Root = { type: 'RootNode', children: [] };
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    // One block at a time, because sentences would continue across table cells, and blocks other than paragraphs would be left
    // out.
    const block: Tree = { type: 'root', children: [{ ...node, type: 'paragraph' }], position: node.position };
    const { children } = toNlcst(block, file, ParseEnglish);
    all.children.push(...children);
    if (node.type === 'paragraph') running.children.push(...children);
    return SKIP;
  });
  return { all, running };
}
