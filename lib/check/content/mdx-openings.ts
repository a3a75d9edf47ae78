import range from 'lodash-es/range.js';
import takeWhile from 'lodash-es/takeWhile.js';
import type { LineIndex, Place } from '../../report/place';

/** Finds the start of a broken construct, which the parser's errors do not contain. */

/** Blanks fenced code, inline code and escapes, leaving the characters that MDX reads. */
export function maskCode(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence) {
        if (mark?.startsWith(fence)) fence = undefined;
        return blank(line);
      }
      if (mark) {
        fence = mark;
        return blank(line);
      }
      return line.replace(/(?<!`)(`{1,3})(?!`)[^`]*\1(?!`)|\\[{<]/g, blank);
    })
    .join('\n');
}

/** Offset of the brace that is still open at `end`. Only braces at the start of a line may span paragraphs. */
export function findOpenBrace(masked: string, end: number): number | undefined {
  const open: number[] = [];
  let paragraph = 0;
  const opensLine = (offset: number) =>
    masked.slice(masked.lastIndexOf('\n', offset - 1) + 1, offset).replace(/^[ \t>]+/, '') === '';
  // The outermost brace stays the same over many paragraphs.
  let known: { first: number; flow: boolean } | undefined;
  for (let at = 0; at < end; at++) {
    const char = masked[at];
    if (char === '{') open.push(at);
    else if (char === '}') open.pop();
    else if (char === '\n' && /^\s*\n/.test(masked.slice(at + 1, at + 200))) {
      const first = open[0];
      if (first !== undefined && known?.first !== first) known = { first, flow: opensLine(first) };
      if (first === undefined || !known?.flow) open.length = 0;
      paragraph = at + 1;
    }
  }
  return open.find((offset) => offset >= paragraph) ?? open[0];
}

/** Start of the attribute for the offset of its value, else the offset: `style=` before `{`. */
export function attributeStart(masked: string, offset: number): number {
  return offset - (/[\w:.-]+\s*=\s*$/.exec(masked.slice(Math.max(0, offset - 80), offset))?.[0].length ?? 0);
}

/** Range from the brace around an offset to its end. */
export function enclosingBraces(masked: string, offset: number): [number, number] | undefined {
  let depth = 0;
  for (let at = offset - (masked[offset] === '}' ? 1 : 0); at >= 0; at--) {
    if (masked[at] === '}' && at !== offset) depth++;
    else if (masked[at] === '{' && depth-- === 0) return [at, matchingBrace(masked, at) ?? at + 1];
  }
  return undefined;
}

/** Offset after the closing brace for the one at `start`; undefined if there is none. */
function matchingBrace(masked: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < masked.length; at++) {
    if (masked[at] === '{') depth++;
    else if (masked[at] === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

/** Range of the tag that starts at or before an offset. */
export function enclosingTag(masked: string, offset: number): [number, number] | undefined {
  const start = masked.lastIndexOf('<', offset);
  if (start === -1) return undefined;
  const length = /^<(?:[^<>\n]|\n(?!\s*\n))*>/.exec(masked.slice(start))?.[0].length ?? 1;
  return [start, start + length];
}

/** Range of the paragraph around a line, between empty lines. */
export function paragraphAround(lines: LineIndex, line: number): [number, number] {
  let [first, last] = [line, line];
  while (lines.line(first - 1).trim() !== '') first--;
  while (lines.line(last + 1).trim() !== '') last++;
  return [lines.offset(first), lines.offset(last) + lines.line(last).length];
}

/** A formula in a line, as Pandoc tells it from prices. */
const formula = /\$\$[^$]+\$\$|\$(?=[^\s${])[^$]*[^\s$]\$(?!\d)/g;

/** Whether a place would be in a formula of TeX, if the site had them. */
function isInFormula(lines: LineIndex, { line, column }: Pick<Place, 'line' | 'column'>): boolean {
  const formulas = Array.from(lines.line(line).matchAll(formula));
  if (formulas.some(({ 0: text, index }) => index < column && column <= index + text.length)) return true;
  // A formula in lines of its own. Longer ones are not looked for.
  const before = range(line - 1, Math.max(0, line - 50)).map((number) => lines.line(number).trim());
  const paragraph = takeWhile(before, (text) => text !== '');
  return paragraph.filter((text) => text.startsWith('$$')).length % 2 === 1;
}

/** What to write where braces were meant as text or as part of a formula. */
export function braceHint(lines: LineIndex, place: Pick<Place, 'line' | 'column'>): string {
  return isInFormula(lines, place)
    ? 'Set markdown: { math: true } in site.config.ts for formulas, or write \\{ for a plain brace.'
    : 'Write \\{ for a plain brace, or put the text in `code`.';
}

/** A place in a message in words: ``for `<b>` (3:1-3:4)``. */
export function namedTag(reason: string, lines: LineIndex): { name: string; range: [number, number] } | undefined {
  const match = /for `<([^>`]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason);
  if (!match) return undefined;
  const offset = (line: number, column: number) => lines.offset(Number(match[line])) + Number(match[column]) - 1;
  return { name: match[1] ?? '', range: [offset(2, 3), offset(4, 5)] };
}
