import memoize from 'lodash-es/memoize.js';
import { type Rows, references } from './flight-rows';

/** The rows that all pages of a group have, as text with holes where they differ. */
interface SharedRows {
  /** What stands before, between and behind the holes. */
  parts: string[];
  /** Where each hole lies in its row. */
  holes: { name: string; before: number; behind: number }[];
  /** Names of the rows it holds. */
  names: Set<string>;
}

const isHalf = (text: string, at: number) => /[\uD800-\uDBFF]/.test(text.charAt(at - 1));

/** How many characters two texts begin with alike, without half a character at the end. */
function beginAlike(first: string, other: string): number {
  let length = 0;
  while (length < first.length && first[length] === other[length]) length++;
  return isHalf(first, length) ? length - 1 : length;
}

/** How many characters two texts end with alike, as far as the first `taken` of both are not counted. */
function endAlike(first: string, other: string, taken: number): number {
  const most = Math.min(first.length, other.length) - taken;
  let length = 0;
  while (length < most && first.at(-1 - length) === other.at(-1 - length)) length++;
  return isHalf(first, first.length - length) ? length - 1 : length;
}

/**
 * Whether React takes a row for whole that it reads before another one it refers to: a module does not wait for its name,
 * nor an element for a symbol that is its type.
 */
const doesNotWait = (row: string, other: string | undefined) => /^\w*:I/.test(row) || /^\w*:"\$S/.test(other ?? '');

/**
 * Finds what the pages of a group have in common. A row that lacks in one of them, differs in more than a line, or has to
 * stand behind one that a page has for itself, is no part of it.
 * @param pages rows of each page, in the order in which React may read them
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
    // Most pages have the same line.
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

/** What a page has for itself: what goes into each hole, a line each, then its own rows. */
export function ownRows(rows: Rows, { holes, names }: SharedRows): string {
  const fillings = holes.map(({ name, before, behind }) => {
    const row = rows.get(name) ?? '';
    return `${row.slice(before, row.length - behind)}\n`;
  });
  return [...fillings, ...[...rows].flatMap(([name, row]) => (names.has(name) ? [] : [row]))].join('');
}
