import { onLine } from '../../report/place';
import type { MarkdownInput, Problem } from '../content/types';

/**
 * Quotes and items a line stands in, and a mark that none of the spaces Markdown knows comes after. A number may begin a line
 * that is no item: a no-break space keeps a date together.
 */
const lostMark =
  /^(?<before>(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?<mark>#{1,6}(?=[\u00a0\u202f])|#{2,6}(?=[\p{L}\p{N}])|[-*+](?=[\u00a0\u202f]))/u;

/** Lines that begin as a heading or an item of a list does, and are neither for want of a space. */
export function missingSpace({ body, lines }: MarkdownInput): Problem[] {
  const problems: Problem[] = [];
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
