import type { MarkdownInput, Problem } from '../content/types';

/** Containers that run on to the end of the document, or of what they stand in. */
export function admonitionEnds({ body }: MarkdownInput): Problem[] {
  const lines = body.text.split('\n');
  const problems: Problem[] = [];
  for (const node of body.nodes.of('containerDirective')) {
    const { start, end } = node.position ?? {};
    if (!start || !end) continue;
    const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1);
    if (end.line > start.line && last.trimEnd().endsWith(':::')) continue;
    const colons = /^:+/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[0] ?? ':::';
    const place = body.place({
      start,
      end: { line: start.line, column: start.column + colons.length + node.name.length },
    });
    problems.push({
      code: 'admonition/unclosed',
      ...place,
      message: `${colons}${node.name} is never closed`,
      hint: `Add a line with ${colons} after its last line; an admonition around another needs one colon more.`,
    });
  }
  return problems;
}
