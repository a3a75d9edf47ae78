import { admonitionTypes } from '../../mdx/plugins/remark-admonitions';
import { readAlert } from '../../mdx/plugins/remark-alerts';
import { fileStart, onLine } from '../../report/place';
import { didYouMean } from '../../report/suggest';
import type { MarkdownInput, Problem } from '../content/types';

/** Quotes that start like GitHub's alerts and are none. */
function strayAlerts({ body }: MarkdownInput): Problem[] {
  return body.nodes.of('blockquote').flatMap((node): Problem[] => {
    const [first] = node.children;
    const [opening] = first?.type === 'paragraph' ? first.children : [];
    const [text, name = ''] = /^\[!([a-z]+)\](?!\S)/i.exec(opening?.type === 'text' ? opening.value : '') ?? [];
    const { line, column } = opening?.position?.start ?? fileStart;
    if (text === undefined || readAlert(node)) return [];
    const names = [...admonitionTypes.keys()].map((type) => type.toUpperCase());
    const message = `\`${text}\` opens no alert and would be shown as text`;
    const hint = admonitionTypes.has(name.toLowerCase())
      ? `Write ${text} alone in its line, and the text in the next one.`
      : didYouMean(name.toUpperCase(), names, `Known: ${names.join(', ')}.`);
    return [{ code: 'admonition/stray', ...onLine(line, column, text.length), message, hint }];
  });
}

/** Lines of three colons that neither open nor close anything and would be shown as text, and quotes that are almost alerts. */
export function admonitionStray(input: MarkdownInput): Problem[] {
  const { body, lines } = input;
  const problems = strayAlerts(input);
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
      const message = `\`${text.slice(0, 40)}\` belongs to no admonition and would be shown as text`;
      problems.push({ code: 'admonition/stray', ...onLine(line, column, text.length), message, hint });
    }
  }
  return problems;
}
