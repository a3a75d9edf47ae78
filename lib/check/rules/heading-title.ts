import type { MarkdownInput, Problem } from '../content/types';

/** Headings of level 1 beside the one of the page: the heading the text opens with, else the title of its front matter. */
export function headingTitle({ body, data }: MarkdownInput): Problem[] {
  const headings = body.nodes.of('heading').filter(({ depth }) => depth === 1);
  const own = body.title ?? (typeof data['title'] === 'string' ? undefined : headings[0]);
  return headings
    .filter((node) => node !== own)
    .map((node) => ({
      code: 'heading/second-h1',
      ...body.place(node.position),
      message: 'The page has a second heading of level 1',
      hint: 'Write ## instead of #.',
    }));
}
