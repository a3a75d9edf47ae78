import type { MarkdownInput, Problem } from '../content/types';

/** A heading of level 1 beside the page title, which is the one h1 of a page. */
export function headingTitle({ body, data }: MarkdownInput): Problem[] {
  const problems: Problem[] = [];
  const titled = typeof data['title'] === 'string';
  const [first, ...others] = body.nodes.of('heading').filter(({ depth }) => depth === 1);
  for (const node of first && titled ? [first, ...others] : others) {
    const double = node === first;
    const message = double
      ? 'The page has a title in its front matter and another one here'
      : 'The page has a second heading of level 1';
    const hint = double ? 'Keep one of the two; sidebar_label can hold a shorter name.' : 'Write ## instead of #.';
    problems.push({ code: 'heading/second-h1', ...body.place(node.position), message, hint });
  }
  return problems;
}
