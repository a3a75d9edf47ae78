import groupBy from 'lodash-es/groupBy.js';

/** Rows of React's stream by name, in order: `name:value`, a line each. Rows with the same name are concatenated. */
export type Rows = Map<string, string>;

export interface TextRow {
  name: string;
  text: string;
}

const lineEnd = 10;
const colon = 58;
const comma = 44;

/** Tags of rows with a length instead of an end. Static pages only have texts. */
const text = 84;
const binary = new Set(Array.from('AOoUSsLlGgMmVb', (tag) => tag.charCodeAt(0)));

function find(bytes: Buffer, byte: number, from: number): number {
  const at = bytes.indexOf(byte, from);
  if (at < 0) throw new Error('the last row of its data has no end');
  return at;
}

/** A text as a row of one line. React reads it as the same string. */
function textRow(name: string, value: string): string {
  return `${name}:${JSON.stringify(value.startsWith('$') ? `$${value}` : value)}\n`;
}

interface Row {
  /** A hexadecimal number; empty for a hint to the browser. */
  name: string;
  /** The row as it is in the stream. */
  raw: string;
  /** The text of a row with a length; undefined for a line. */
  text: string | undefined;
}

/** Splits a stream into rows. Throws an Error that names the unknown part. */
function* eachRow(data: string): Generator<Row> {
  const bytes = Buffer.from(data);
  for (let start = 0; start < bytes.length; ) {
    const mark = find(bytes, colon, start);
    const name = bytes.toString('utf8', start, mark);
    const tag = bytes[mark + 1] ?? 0;
    if (!/^[0-9a-f]{0,6}$/.test(name) || binary.has(tag)) throw new Error('a row of its data has another form');
    const head = tag === text ? find(bytes, comma, mark) + 1 : undefined;
    const length = head === undefined ? 0 : Number.parseInt(bytes.toString('utf8', mark + 2, head - 1), 16);
    const end = head === undefined ? find(bytes, lineEnd, mark) + 1 : head + length;
    const value = head === undefined ? undefined : bytes.toString('utf8', head, end);
    if (value !== undefined && Buffer.byteLength(value) !== length)
      throw new Error('a text of its data has another length');
    yield { name, raw: bytes.toString('utf8', start, end), text: value };
    start = end;
  }
}

/**
 * A reference to a row or to a part of it in JSON. References to pending rows, such as `$L5` or `$@5`, do not match. A
 * quote after a backslash begins no string, and a string before a colon is a key.
 */
const reference = /(?<!\\)"\$[BKQWi]?([0-9a-f]{1,6})(?::|"(?!:))/g;

/** Names of the rows that lines of the stream refer to, in order. @throws SyntaxError if a value is no JSON */
export function references(lines: string): string[] {
  const names: string[] = [];
  for (const line of lines.split('\n')) {
    const [, value] = /^[^:]*:[A-Z]*([[{"].*)/s.exec(line) ?? [];
    if (value === undefined) continue;
    // Only parsed to find errors. Visiting each value takes twice as long as searching the text.
    JSON.parse(value);
    for (const [, name] of value.matchAll(reference)) if (name !== undefined) names.push(name);
  }
  return names;
}

/**
 * Whether a row asks for a style sheet ahead. An open page has a link for it; a page that is merely fetched ahead would have
 * the browser fetch what nobody uses, of which it complains in the console.
 */
function isStyleHint({ name, raw }: Row): boolean {
  if (name !== '' || !raw.startsWith(':HL[')) return false;
  const [, kind]: unknown[] = JSON.parse(raw.slice(':HL'.length));
  return kind === 'style';
}

/** Any reference to a row, in the same form: before the number, the number, and the path to a part of the row. */
const anyReference = /(?<!\\)("\$[BKQWiL@FhTZ]?)([0-9a-f]{1,6})(?=(?::(?:[^"\\]|\\.)*)?"(?!:))/g;

const numberOf = (name: string) => (name === '' ? -1 : Number.parseInt(name, 16));

const groupByName = (rows: readonly Row[]) => new Map(Object.entries(groupBy(rows, 'name')));

/**
 * Numbers the rows of a stream in the order of their references, from row 0 on. React numbers a row when it begins it, so
 * the numbers depend on timing, and on what the same process has rendered before.
 */
function renumber(rows: readonly Row[]): Row[] {
  const byName = groupByName(rows);
  const numbers = new Map<string, string>();
  const names = [...byName.keys()].sort((first, second) => numberOf(first) - numberOf(second));
  // Rows that nothing refers to come last.
  for (const first of ['0', ...names]) {
    const waiting = [first];
    for (const name of waiting) {
      if (numbers.has(name)) continue;
      numbers.set(name, name === '' ? '' : (numbers.size - Number(numbers.has(''))).toString(16));
      for (const { raw, text } of byName.get(name) ?? [])
        if (text === undefined) for (const [, , other = ''] of raw.matchAll(anyReference)) waiting.push(other);
    }
  }
  const renamed = (_: string, before: string, name: string) => before + numbers.get(name);
  return rows.map(({ name, raw, text }) => {
    const value = raw.slice(name.length);
    const number = numbers.get(name) ?? '';
    return { name: number, raw: number + (text === undefined ? value.replace(anyReference, renamed) : value), text };
  });
}

/**
 * Orders rows by number, each after those that it refers to. React writes a row when it is done, so the order depends on
 * timing, and always after its references, because a row that precedes a type it names is read without it. Rows without a
 * name are hints for the browser and stay in front, but for those of style sheets.
 */
function inOrder(data: string): Row[] {
  const rows = renumber([...eachRow(data)].filter((row) => !isStyleHint(row)));
  const byName = groupByName(rows);
  const ordered: Row[] = [];
  const add = (name: string) => {
    const own = byName.get(name) ?? [];
    byName.delete(name);
    for (const row of own) if (row.text === undefined) references(row.raw).forEach(add);
    ordered.push(...own);
  };
  [...byName.keys()].sort((first, second) => numberOf(first) - numberOf(second)).forEach(add);
  return ordered;
}

/**
 * Splits the data for the router into rows, in order. A long text becomes a line like other rows.
 * @param data all rows of a page
 * @param isShown whether the page contains a text, so that the browser can read it there
 * @returns the rows, and the row that was left out because the page contains its text
 * @throws Error that names the unknown part
 */
export function readRows(data: string, isShown: (text: string) => boolean): { rows: Rows; shown: TextRow | undefined } {
  const rows: Rows = new Map();
  let shown: TextRow | undefined;
  for (const { name, raw, text } of inOrder(data)) {
    if (text !== undefined && shown === undefined && isShown(text)) shown = { name, text };
    else rows.set(name, (rows.get(name) ?? '') + (text === undefined ? raw : textRow(name, text)));
  }
  return { rows, shown };
}
