import type { Text } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import type { Point } from 'unist';
import { onLine, type Place } from '../../report/place';
import { paragraphLines } from '../content/nodes';
import type { BodySource, MarkdownInput, Problem } from '../content/types';
import { textForms } from './text-forms';

/** A text as its author wrote it, and where it begins in the body. */
export interface WrittenText {
  source: string;
  start: Point;
}

/** A text of a body as its author wrote it; undefined where a plugin made it. */
export function writtenText({ text }: BodySource, { position }: Text): WrittenText | undefined {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  return { source: text.slice(start.offset, end.offset), start };
}

/** Place of a part of such a text in the file, and its column in the body. */
export function placeWithin(
  body: BodySource,
  { source, start }: WrittenText,
  index: number,
  length: number,
): { place: Place; column: number } {
  const above = source.slice(0, index).split('\n');
  const line = start.line + above.length - 1;
  const column = (above.at(-1)?.length ?? 0) + (above.length === 1 ? start.column : 1);
  return { place: body.place({ start: { line, column }, end: { line, column: column + length } }), column };
}

/** Links, footnotes and marks that are shown as text. */
export function missingLinks({ body }: MarkdownInput): Problem[] {
  return body.nodes.of('text').flatMap((node) => {
    const text = writtenText(body, node);
    if (!text || !/[[(]|\$\$|\*\*|==|\^|\+\+|%%|:\w+-|^(['´’])\1\1/.test(text.source)) return [];
    return textForms.flatMap(({ pattern, code = 'text/no-mark', why, hint }) =>
      Array.from(text.source.matchAll(pattern), ({ 0: written, index }) => {
        const { place, column } = placeWithin(body, text, index, written.length);
        return { code, ...place, message: `\`${written}\` is shown as text: ${why}`, hint: hint(written, column) };
      }),
    );
  });
}

/**
 * Quote and list marks at the start of a line, and a mark without a space after it that Markdown knows. A no-break space after
 * a number is deliberate, to keep a date together.
 */
const lostMark =
  /^(?<before>(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?<mark>#{1,6}(?=[\u00a0\u202f])|#{2,6}(?=[\p{L}\p{N}])|[-*+](?=[\u00a0\u202f]))/u;

/** Line starts that look like list items. A single one may be a number in prose, or a hyphenated word. */
const lostItem =
  /^(?<before>(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?:(?<mark>[-+]|\d{1,3}[.)])(?=\p{L})|(?<letter>[a-z][.)])(?=[ \t])|(?<bullet>[•◦▪●・])|(?<number>[０-９]{1,3}[．.、)）]))/u;

/** Several lines of a paragraph that look like list items but are one text. */
function lostItems({ body, lines }: MarkdownInput): Problem[] {
  return paragraphLines(body.nodes.of('paragraph'), lines).flatMap((paragraph) => {
    const found: Problem[] = [];
    for (const { number: line, text } of paragraph) {
      const { before = '', mark, bullet, number, letter } = lostItem.exec(text)?.groups ?? {};
      const shown = mark ?? bullet ?? number ?? letter;
      // Letters are items in their order only: a sentence may begin with `e. g.`
      if (shown === undefined || (letter && letter.charCodeAt(0) !== 97 + found.length)) continue;
      const why = mark ? 'no space comes after it' : 'it begins no item of a list';
      found.push({
        code: 'text/no-space',
        ...onLine(line, before.length + 1, shown.length),
        message: `\`${shown}\` is shown as text: ${why}`,
        hint: letter
          ? 'Write <ol type="a">, with <li> before each item and </li> behind it, and </ol>. Or begin each with - and a space.'
          : `Begin each item with ${mark ?? (number ? '1.' : '-')} and a space, below an empty line.`,
      });
    }
    return found.length > 1 ? found.slice(0, 1) : [];
  });
}

/** Lines that look like headings or list items but lack the space. */
export function missingSpace(input: MarkdownInput): Problem[] {
  const lost = paragraphLines(input.body.nodes.of('paragraph'), input.lines)
    .flat()
    .flatMap(({ number, text }): Problem[] => {
      const { before = '', mark } = lostMark.exec(text)?.groups ?? {};
      if (mark === undefined) return [];
      const isNoBreak = /^[\u00a0\u202f]/.test(text.slice(before.length + mark.length));
      const place = onLine(number, before.length + 1, mark.length + (isNoBreak ? 1 : 0));
      const message = `\`${mark}\` is shown as text: ${isNoBreak ? 'a no-break space' : 'no space'} comes after it`;
      const hint = isNoBreak
        ? 'Write a plain space over it. Word processors write the other one, and so does the space bar of a Mac with Option.'
        : `Write a space after ${mark}.`;
      return [{ code: 'text/no-space', ...place, message, hint }];
    });
  return [...lostItems(input), ...lost];
}

const inWord = /[\p{L}\p{N}]/u;

/** Words between two single tildes that touch other words, such as those of two spans: `2~3 and 10~20`. */
export function struckOut({ body }: MarkdownInput): Problem[] {
  return body.nodes.of('delete').flatMap((node): Problem[] => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined || body.text.startsWith('~~', start.offset)) return [];
    const around = [body.text[start.offset - 1] ?? '', body.text[end.offset] ?? ''];
    if (!around.some((character) => inWord.test(character))) return [];
    const words = toText(node);
    const hint =
      words.length <= 3
        ? `Write <sub>${words}</sub> for what stands lower, or \\~ for a plain tilde.`
        : 'Write \\~ for a plain tilde, or two tildes on both sides for what is to be struck out.';
    const message = `\`~${words}~\` is struck out, and its tildes are not shown`;
    return [{ code: 'text/struck-out', ...body.place(node.position), message, hint }];
  });
}
