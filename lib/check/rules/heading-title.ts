import type { MarkdownInput, Problem } from '../content/types';

/**
 * Headings of level 1 beside the one of the page: the heading the text opens with, else the title of its front matter. A
 * page of content/pages may have its own anywhere, also as a `<Hero>`.
 */
export function headingTitle({ kind, body, data }: MarkdownInput): Problem[] {
  const heroes = body.nodes.jsx.filter(({ name }) => name === 'Hero');
  const headings = [...heroes, ...body.nodes.of('heading').filter(({ depth }) => depth === 1)];
  const titled = kind !== 'Page' && (heroes.length > 0 || typeof data['title'] === 'string');
  const own = body.title ?? (titled ? undefined : headings[0]);
  return headings
    .filter((node) => node !== own)
    .map((node) => ({
      code: 'heading/second-h1',
      ...body.place(node.position),
      message: 'The page has a second heading of level 1',
      hint:
        node.type === 'heading'
          ? 'Write ## instead of #.'
          : 'A <Hero> opens a page of content/pages without a # heading.',
    }));
}
