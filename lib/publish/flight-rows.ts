/** Rows of React's stream by name, in their order: `name:value`, a line each. Rows of one name stand behind each other. */
export type Rows = Map<string, string>;

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

/**
 * Takes the data for the router apart. A long text becomes a line like every other row.
 * @param data all rows of a page
 * @param isShown whether a text stands in the page itself, where the browser reads it
 * @returns the rows, and the name of the one that was left out because the page shows it
 * @throws Error that says which part has an unknown form
 */
export function readRows(data: string, isShown: (text: string) => boolean): { rows: Rows; shown: string | undefined } {
  const bytes = Buffer.from(data);
  const rows: Rows = new Map();
  let shown: string | undefined;
  for (let start = 0; start < bytes.length; ) {
    const mark = find(bytes, colon, start);
    const name = bytes.toString('utf8', start, mark);
    const tag = bytes[mark + 1] ?? 0;
    if (!/^[0-9a-f]{0,6}$/.test(name) || binary.has(tag)) throw new Error('a row of its data has another form');
    if (tag === text) {
      const head = find(bytes, comma, mark) + 1;
      const end = head + Number.parseInt(bytes.toString('utf8', mark + 2, head - 1), 16);
      const value = bytes.toString('utf8', head, end);
      if (Buffer.byteLength(value) !== end - head) throw new Error('a text of its data has another length');
      if (shown === undefined && isShown(value)) shown = name;
      else rows.set(name, (rows.get(name) ?? '') + textRow(name, value));
      start = end;
    } else {
      const end = find(bytes, lineEnd, mark) + 1;
      rows.set(name, (rows.get(name) ?? '') + bytes.toString('utf8', start, end));
      start = end;
    }
  }
  return { rows, shown };
}
