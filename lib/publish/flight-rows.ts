/** Rows of React's stream by name, in their order: `name:value`, a line each. Rows of one name stand behind each other. */
export type Rows = Map<string, string>;

/** A row that is a text. */
export interface TextRow {
  name: string;
  text: string;
}

const lineEnd = 10;
const colon = 58;
const comma = 44;

/** Tags of rows whose value has a length instead of an end; one of text is the only one a static page has. */
const text = 84;
const binary = new Set(Array.from('AOoUSsLlGgMmVb', (tag) => tag.charCodeAt(0)));

/** Where the next such byte stands. */
function find(bytes: Buffer, byte: number, from: number): number {
  const at = bytes.indexOf(byte, from);
  if (at < 0) throw new Error('the last row of its data has no end');
  return at;
}

/** A text as a row of one line, which React reads as the same string. */
function textRow(name: string, value: string): string {
  return `${name}:${JSON.stringify(value.startsWith('$') ? `$${value}` : value)}\n`;
}

/** One row of the stream. */
interface Row {
  name: string;
  /** As it stands in the stream. */
  raw: string;
  /** What a row with a length says; undefined for a line. */
  text: string | undefined;
}

/** The rows of a stream one by one. Throws an Error that says which part has an unknown form. */
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
 * A reference to a row itself, or to something in it, as JSON writes it; one to what may still come, such as `$L5` or `$@5`, is
 * none. A quote behind a backslash begins no string, and a string before a colon is a key.
 */
const reference = /(?<!\\)"\$[BKQWi]?([0-9a-f]{1,6})(?::|"(?!:))/g;

/**
 * Names of the rows that some rows refer to, in the order they do.
 * @param lines rows as they stand in the stream, each a line
 * @throws SyntaxError when the value of one is no JSON
 */
export function references(lines: string): string[] {
  const names: string[] = [];
  for (const line of lines.split('\n')) {
    const [, value] = /^[^:]*:[A-Z]*([[{"].*)/s.exec(line) ?? [];
    if (value === undefined) continue;
    // Parsed for its errors: to look at each value while it is parsed takes twice as long as to look at the text.
    JSON.parse(value);
    for (const [, name] of value.matchAll(reference)) if (name !== undefined) names.push(name);
  }
  return names;
}

/**
 * Rows in an order that does not depend on when each was ready: by number, each behind those it refers to. React writes a
 * row when it is done, and always behind those; one that comes earlier than a type it names would be read without it. A row
 * it hands to the browser before it knows what for has no name, and stays in front.
 */
function inOrder(data: string): Row[] {
  const byName = new Map<string, Row[]>();
  for (const row of eachRow(data)) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
  const ordered: Row[] = [];
  const add = (name: string) => {
    const rows = byName.get(name) ?? [];
    byName.delete(name);
    for (const row of rows) if (row.text === undefined) references(row.raw).forEach(add);
    ordered.push(...rows);
  };
  const numberOf = (name: string) => (name === '' ? -1 : Number.parseInt(name, 16));
  [...byName.keys()].sort((first, second) => numberOf(first) - numberOf(second)).forEach(add);
  return ordered;
}

/**
 * The same rows in an order that does not depend on how long anything took.
 * @throws Error that says which part has an unknown form
 */
export function orderRows(data: string): string {
  return inOrder(data)
    .map(({ raw }) => raw)
    .join('');
}

/**
 * Takes the data for the router apart, in the order of its rows. A long text becomes a line like every other row.
 * @param data all rows of a page
 * @param isShown whether a text stands in the page itself, where the browser reads it
 * @returns the rows, and the one that was left out because the page shows it
 * @throws Error that says which part has an unknown form
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
