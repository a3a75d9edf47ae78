import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Target } from './facts';
import type { BodySource } from './types';

/** Longer addresses are no pages of this site. */
const longest = 2000;
const parser = unified().use(remarkParse).use(remarkGfm);

function linksIn(words: readonly string[]): string[] {
  const urls: string[] = [];
  visit(parser.parse(words.join('\n\n')), 'link', ({ url }) => void urls.push(url));
  return urls;
}

function linkTexts({ nodes }: BodySource): ReadonlySet<Nodes> {
  const texts = new Set<Nodes>();
  const links = [
    ...nodes.of('link'),
    ...nodes.of('linkReference'),
    ...nodes.jsx.filter(({ name }) => name === 'a' || name === 'Link'),
  ];
  for (const link of links) visit(link, 'text', (text) => void texts.add(text));
  return texts;
}

/**
 * Bare addresses in prose, which the build turns into links. The check's parser ignores them, because they would take a quarter
 * of its time. Only words that may be addresses are parsed here.
 */
export function literalLinks(body: BodySource): Target[] {
  const found: Target[] = [];
  const texts = body.nodes.of('text').filter(({ value }) => value.includes('://'));
  if (texts.length === 0) return found;
  const linked = linkTexts(body);
  const lines = body.text.split('\n');
  for (const node of texts) {
    if (linked.has(node) || !node.position) continue;
    const words = node.value.split(/\s/).filter((word) => word.includes('://') && word.length <= longest);
    for (const url of new Set(linksIn([...new Set(words)]))) {
      const { start, end } = node.position;
      let line = start.line;
      while (line < end.line && !lines[line - 1]?.includes(url)) line++;
      const at = lines[line - 1]?.indexOf(url, line === start.line ? start.column - 1 : 0) ?? -1;
      const written =
        at === -1 ? node.position : { start: { line, column: at + 1 }, end: { line, column: at + 1 + url.length } };
      found.push({ url, place: body.place(written) });
    }
  }
  return found;
}
