import type { Code } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '@/lib/content/files/split-front-matter';
import { parseCodeMeta, readFence } from '@/lib/mdx/code/code-meta';
import { preprocess } from '@/lib/mdx/syntax/preprocess';

/** A file that a page shows: a fence, or those of one title as they follow each other. */
export interface Snippet {
  /** Page it stands on. */
  page: string;
  /** Name by which other snippets of the page import it. */
  name: string;
  code: string;
  /** Line of the page that each of its lines stands on. */
  lines: number[];
}

const endings: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  jsx: 'jsx',
};

const markdown = unified().use(remarkParse).freeze();
const mdx = markdown().use(remarkMdx).freeze();

function nameOf({ lang, meta, position }: Code): string | undefined {
  const fence = readFence(lang, meta);
  const ending = endings[fence.language];
  if (ending === undefined) return undefined;
  const title = parseCodeMeta(fence.meta).title ?? '';
  return /^[\w./-]+\.[jt]sx?$/.test(title) ? title : `line-${position?.start.line}.${ending}`;
}

/** The TypeScript and JavaScript of a page, with the titles as names of files. */
export function readSnippets(page: string, text: string): Snippet[] {
  const head = text.slice(0, splitFrontMatter(text)?.bodyStart ?? 0).replace(/[^\n]/g, ' ');
  const snippets = new Map<string, Snippet>();
  visit((page.endsWith('.mdx') ? mdx : markdown).parse(preprocess(head + text.slice(head.length))), 'code', (node) => {
    const name = nameOf(node);
    if (name === undefined) return;
    const snippet = snippets.get(name) ?? { page, name, code: '', lines: [] };
    const first = (node.position?.start.line ?? 0) + 1;
    snippet.lines.push(...node.value.split('\n').map((_, at) => first + at));
    snippets.set(name, { ...snippet, code: `${snippet.code}${node.value}\n` });
  });
  return [...snippets.values()];
}
