import { onLine } from '../../report/place';
import type { MarkdownInput, Problem } from '../content/types';

/**
 * Quote and list marks at the start of a line, and a mark without a space after it that Markdown knows. A no-break space after
 * a number is deliberate, to keep a date together.
 */
const lostMark =
  /^(?<before>(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?<mark>#{1,6}(?=[\u00a0\u202f])|#{2,6}(?=[\p{L}\p{N}])|[-*+](?=[\u00a0\u202f]))/u;

/** Line starts that look like list items. A single one may be a number in prose, or a hyphenated word. */
const lostItem =
  /^(?<before>(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?:(?<mark>[-+]|\d{1,3}[.)])(?=\p{L})|(?<bullet>[•◦▪●]))/u;

/** Several lines of a paragraph that look like list items but are one text. */
function lostItems({ body, lines }: MarkdownInput): Problem[] {
  return body.nodes.of('paragraph').flatMap(({ position }): Problem[] => {
    const { start, end } = position ?? {};
    if (!start || !end) return [];
    const found: Problem[] = [];
    for (let line = start.line; line <= end.line; line++) {
      const { before = '', mark, bullet } = lostItem.exec(lines.line(line))?.groups ?? {};
      const shown = mark ?? bullet;
      if (shown === undefined) continue;
      const why = bullet === undefined ? 'no space comes after it' : 'it begins no item of a list';
      found.push({
        code: 'text/no-space',
        ...onLine(line, before.length + 1, shown.length),
        message: `\`${shown}\` is shown as text: ${why}`,
        hint: `Begin each item with ${mark ?? '-'} and a space, below an empty line.`,
      });
    }
    return found.length > 1 ? found.slice(0, 1) : [];
  });
}

/** Lines that look like headings or list items but lack the space. */
export function missingSpace(input: MarkdownInput): Problem[] {
  const { body, lines } = input;
  const problems = lostItems(input);
  for (const { position } of body.nodes.of('paragraph')) {
    if (!position) continue;
    for (let line = position.start.line; line <= position.end.line; line++) {
      const text = lines.line(line);
      const { before = '', mark } = lostMark.exec(text)?.groups ?? {};
      if (mark === undefined) continue;
      const isNoBreak = /^[\u00a0\u202f]/.test(text.slice(before.length + mark.length));
      problems.push({
        code: 'text/no-space',
        ...onLine(line, before.length + 1, mark.length + (isNoBreak ? 1 : 0)),
        message: `\`${mark}\` is shown as text: ${isNoBreak ? 'a no-break space' : 'no space'} comes after it`,
        hint: isNoBreak
          ? 'Write a plain space over it. Word processors write the other one, and so does the space bar of a Mac with Option.'
          : `Write a space after ${mark}.`,
      });
    }
  }
  return problems;
}
