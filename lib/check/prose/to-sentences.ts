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

/** The words of a Markdown file; code, addresses and markup are not among them. */
export interface Sentences {
  all: Root;
  /** What is made of sentences: not headings and cells of tables. */
  running: Root;
}

/** Reads a Markdown file as English. */
export function toSentences(file: VFile, format: 'md' | 'mdx'): Sentences {
  const tree: Tree = (format === 'md' ? markdown : mdx).parse(file);
  const all: Root = { type: 'RootNode', children: [] };
  const running: Root = { type: 'RootNode', children: [] };
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    // One at a time: a sentence would go on in the next cell otherwise. It would also leave out what is not a paragraph.
    const block: Tree = { type: 'root', children: [{ ...node, type: 'paragraph' }], position: node.position };
    const { children } = toNlcst(block, file, ParseEnglish);
    all.children.push(...children);
    if (node.type === 'paragraph') running.children.push(...children);
    return SKIP;
  });
  return { all, running };
}
