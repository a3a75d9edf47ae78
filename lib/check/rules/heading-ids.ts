import { onLine } from '../../report/place';
import type { MarkdownInput, Problem } from '../content/types';

const explicitId = /^\{(?:\/\*\s*#(?<noted>[^\s{}*]+)\s*\*\/|#(?<id>[^{}*]+))\}$/;

/** The id at the end of a heading, `{#id}` or a comment, and its start. Closing marks may follow. */
function explicitIdOf(line: string): { id: string; start: number } | undefined {
  let end = line.trimEnd().length;
  while (line[end - 1] === '#') end--;
  const text = line.slice(0, end).trimEnd();
  const start = text.lastIndexOf('{');
  const found = start === -1 ? undefined : explicitId.exec(text.slice(start))?.groups;
  const id = found?.['noted'] ?? found?.['id']?.trim();
  return id === undefined ? undefined : { id, start };
}

/** The same explicit id on two headings: links reach only the first. */
export function headingIds({ body, lines }: MarkdownInput): Problem[] {
  const first = new Map<string, number>();
  return body.nodes.of('heading').flatMap((node): Problem[] => {
    const { line } = body.place(node.position);
    const found = explicitIdOf(lines.line(line));
    if (!found) return [];
    const { id, start } = found;
    const earlier = first.get(id);
    first.set(id, earlier ?? line);
    if (earlier === undefined) return [];
    const column = lines.line(line).indexOf(`#${id}`, start) + 1;
    const message = `The id #${id} is already taken on line ${earlier}`;
    const hint = `Give this heading another id, for example {#${id}-2}.`;
    return [{ code: 'heading/duplicate-id', ...onLine(line, column, id.length + 1), message, hint }];
  });
}
