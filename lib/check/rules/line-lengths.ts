import type { Nodes } from 'mdast';
import { onLine } from '../../report/place';
import type { MarkdownInput, Problem } from '../content/types';

/** Characters. Longer headings are mistakes, and would be repeated in every list of headings. */
const longest = 1_000;

function tooLong(what: string, hint: string, node: Nodes, { body }: MarkdownInput): Problem {
  const { line, column } = body.place(node.position);
  const message = `${what} has more than ${longest.toLocaleString('en')} characters`;
  return { code: 'file/too-complex', ...onLine(line, column, 0), message, hint };
}

/** Headings and meta strings of code fences that are too long to be processed. */
export function lineLengths(input: MarkdownInput): Problem[] {
  const { nodes } = input.body;
  const headings = nodes
    .of('heading')
    .filter(({ position }) => (position?.end.offset ?? 0) - (position?.start.offset ?? 0) > longest)
    .map((node) => tooLong('The heading', 'Shorten it, and write the rest as text below it.', node, input));
  const fences = nodes
    .of('code')
    .filter(({ lang, meta }) => (lang?.length ?? 0) + (meta?.length ?? 0) > longest)
    .map((node) =>
      tooLong('The line that opens the code', 'Shorten its title, or the list of its lines.', node, input),
    );
  return [...headings, ...fences];
}
