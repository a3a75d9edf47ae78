import { onLine } from '../../report/place';
import type { MarkdownInput, Problem } from '../content/types';

/** Lines of three colons that open or close nothing and would be shown as text. */
export function admonitionStray({ body, lines }: MarkdownInput): Problem[] {
  const problems: Problem[] = [];
  for (const node of body.nodes.of('paragraph')) {
    const { start, end } = node.position ?? {};
    const isLabel = node.data !== undefined && 'directiveLabel' in node.data;
    if (!start || !end || isLabel) continue;
    for (let line = start.line; line <= end.line; line++) {
      const before = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(?=:::)/.exec(lines.line(line))?.[0];
      if (before === undefined) continue;
      const text = lines.line(line).slice(before.length).trimEnd();
      const column = before.length + 1;
      const spaced = /^(:+)\s+([a-z]+)/i.exec(text);
      const hint = spaced
        ? `Write ${spaced[1]}${spaced[2]} without a space.`
        : /^:+$/.test(text)
          ? 'Remove it, or open an admonition above it.'
          : 'Write :::note, or :::note[Title], with every bracket closed.';
      problems.push({
        code: 'admonition/stray',
        ...onLine(line, column, text.length),
        message: `\`${text.slice(0, 40)}\` belongs to no admonition and would be shown as text`,
        hint,
      });
    }
  }
  return problems;
}
