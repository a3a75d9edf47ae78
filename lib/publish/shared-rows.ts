import memoize from 'lodash-es/memoize.js';
import { type Rows, references } from './flight-rows';

/** The common rows of a group of pages, as text with holes for the differences. */
interface SharedRows {
  /** The text before, between and behind the holes. */
  parts: string[];
  /** Position of each hole in its row. */
  holes: { name: string; before: number; behind: number }[];
  names: Set<string>;
}

const isHalf = (text: string, at: number) => /[\uD800-\uDBFF]/.test(text.charAt(at - 1));

/** Number of common characters at the beginning of two texts, without half a character. */
function beginAlike(first: string, other: string): number {
  let length = 0;
  while (length < first.length && first[length] === other[length]) length++;
  return isHalf(first, length) ? length - 1 : length;
}

/** Number of common characters at the end of two texts, without their first `taken` characters. */
function endAlike(first: string, other: string, taken: number): number {
  const most = Math.min(first.length, other.length) - taken;
  let length = 0;
  while (length < most && first.at(-1 - length) === other.at(-1 - length)) length++;
  return isHalf(first, first.length - length) ? length - 1 : length;
}

/**
 * Whether React reads a row without waiting for another one it refers to: modules do not wait for their names, nor elements
 * for symbols as their types.
 */
const doesNotWait = (row: string, other: string | undefined) => /^\w*:I/.test(row) || /^\w*:"\$S/.test(other ?? '');

/**
 * Finds the common rows of the pages of a group. A row is not common if a page lacks it, if it differs in more than one
 * line, or if it must follow a row of a single page.
 * @param pages rows of each page, in an order that React can read
 */
export function shareRows(pages: readonly Rows[]): SharedRows {
  const [first = new Map(), ...others] = pages;
  const shared: SharedRows = { parts: [''], holes: [], names: new Set() };
  const add = (text: string) => shared.parts.push((shared.parts.pop() ?? '') + text);
  for (const [name, row] of first) {
    const rows = others.map((other) => other.get(name) ?? '');
    const before = Math.min(row.length, ...rows.map((other) => beginAlike(row, other)));
    const behind = Math.min(row.length - before, ...rows.map((other) => endAlike(row, other, before)));
    const differs = [row, ...rows].map((one) => one.slice(before, one.length - behind));
    if (differs.some((part) => part.includes('\n'))) continue;
    const namedIn = memoize(references);
    const isEarly = (page: Rows, line: string) =>
      namedIn(line).some((other) => !shared.names.has(other) && doesNotWait(line, page.get(other)));
    if (pages.some((page) => isEarly(page, page.get(name) ?? ''))) continue;
    shared.names.add(name);
    add(row.slice(0, before));
    if (differs.every((part) => part === '')) {
      add(row.slice(before));
      continue;
    }
    shared.holes.push({ name, before, behind });
    shared.parts.push(row.slice(row.length - behind));
  }
  return shared;
}

/** The data of a single page: the text for each hole, a line each, then its other rows. */
export function ownRows(rows: Rows, { holes, names }: SharedRows): string {
  const fillings = holes.map(({ name, before, behind }) => {
    const row = rows.get(name) ?? '';
    return `${row.slice(before, row.length - behind)}\n`;
  });
  return [...fillings, ...[...rows].flatMap(([name, row]) => (names.has(name) ? [] : [row]))].join('');
}
