import type { MarkdownInput, Problem } from '../content/types';
import { ownNames } from '../content/used-tags';

/**
 * Level 1 headings besides the title of the page: the heading at the start of the text, or the title in the front matter.
 * Without a title on the page it may be anywhere; a page of content/pages may have a `<Hero>` instead.
 */
export function headingTitle({ kind, body, data }: MarkdownInput): Problem[] {
  const heroes = ownNames(body).has('Hero') ? [] : body.nodes.jsx.filter(({ name }) => name === 'Hero');
  const headings = [...heroes, ...body.nodes.of('heading').filter(({ depth }) => depth === 1)];
  const shown = typeof data['title'] === 'string' && data['hide_title'] !== true;
  const titled = kind !== 'Page' && (heroes.length > 0 || shown);
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
