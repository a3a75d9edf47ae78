import type { MarkdownInput, Problem } from '../content/types';

const explicitId = /\{(?:\/\*)?\s*#([\w.:-]+)\s*(?:\*\/)?\}\s*#*\s*$/;

/** The same explicit id on two headings: links reach only the first. */
export function headingIds({ body, lines }: MarkdownInput): Problem[] {
  const first = new Map<string, number>();
  const problems: Problem[] = [];
  for (const node of body.nodes.of('heading')) {
    const { line } = body.place(node.position);
    const match = explicitId.exec(lines.line(line));
    const id = match?.[1];
    if (!match || !id) continue;
    const earlier = first.get(id);
    first.set(id, earlier ?? line);
    if (earlier === undefined) continue;
    const column = lines.line(line).indexOf(`#${id}`, match.index) + 1;
    problems.push({
      code: 'heading/duplicate-id',
      line,
      column,
      endLine: line,
      endColumn: column + id.length + 1,
      message: `The id #${id} is already taken on line ${earlier}`,
      hint: `Give this heading another id, for example {#${id}-2}.`,
    });
  }
  return problems;
}
