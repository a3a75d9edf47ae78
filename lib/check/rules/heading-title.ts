import type { MarkdownInput, Problem } from '../content/types';

/** A heading of level 1 beside the page title, which is the one h1 of a page. */
export function headingTitle({ body, data }: MarkdownInput): Problem[] {
  const problems: Problem[] = [];
  const titled = typeof data['title'] === 'string';
  for (const node of body.nodes.of('heading')) {
    if (node.depth !== 1 || (node === body.title && !titled)) continue;
    const message = node === body.title ? 'The page has a title in its front matter and another one here' : 'The page has a second heading of level 1';
    const hint = node === body.title ? 'Keep one of the two; sidebar_label can hold a shorter name.' : 'Write ## instead of #.';
    problems.push({ code: 'heading/second-h1', ...body.place(node.position), message, hint });
  }
  return problems;
}
