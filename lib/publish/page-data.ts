import { type Rows, readRows, type TextRow } from './flight-rows';

/** Scripts that hand the router its data, as Next writes them: the first makes the list, each of the others adds a string. */
const beginning = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const addition = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/** How the element is marked that holds the text of a page as one string (components/ui/still.tsx). */
const mark = ' data-text="">';

/** Texts that a browser would take for the end of a script, or for something that hides it. All of them stand in strings. */
const breaksOut = /<(?=\/?script|!--)/gi;

/** What a page tells the router. */
export interface PageData {
  rows: Rows;
  /** The row that is the text the page shows; the browser reads it there. */
  shown: TextRow | undefined;
  /** What row 0 says but for the address of the page: pages with the same layout say the same. */
  layout: string;
}

/** Row 0 without the address, which is the one thing in it that each page has for itself. */
function layoutOf(rows: Rows): string {
  const root: unknown = JSON.parse((rows.get('0') ?? '').replace('0:', ''));
  if (typeof root !== 'object' || root === null || !('c' in root)) throw new Error('its first row has another form');
  return JSON.stringify({ ...root, c: null });
}

/**
 * Reads the data for the router from a page as Next exports it.
 * @returns undefined for a page without any
 * @throws Error that says what about it has another form
 */
export function readPageData(html: string): PageData | undefined {
  if (!html.includes('self.__next_f')) return undefined;
  const data = Array.from(html.matchAll(addition), ([, literal = '""']) => JSON.parse(literal) as string).join('');
  const known = html.replace(beginning, '').replace(addition, '');
  if (data === '' || known.includes('self.__next_f')) throw new Error('its data is handed over in another way');
  const text = html.indexOf(mark);
  const { rows, shown } = readRows(data, (value) => text >= 0 && html.startsWith(value, text + mark.length));
  return { rows, shown, layout: layoutOf(rows) };
}

/** What a page has for itself. */
interface OwnData {
  /** Lines of its data. */
  lines: string;
  /** The row that the script takes from the text of the page. */
  shown: TextRow | undefined;
  /** Addresses of scripts that it needs besides those of its group. */
  srcs: readonly string[];
  /** Address of the script that reads all this. */
  src: string;
}

/** Puts what is left of the data into the page as lines that no browser runs, and behind them the script that reads them. */
export function writePageData(html: string, { lines, shown, srcs, src }: OwnData): string {
  const row = shown === undefined ? '' : ` data-row="${shown.name}"`;
  const late = srcs.length > 0 ? ` data-src="${srcs.join(' ')}"` : '';
  const own = `<script type="text/x-component"${row}${late}>${lines.replace(breaksOut, '\\u003c')}</script>`;
  const last = html.lastIndexOf('<script>self.__next_f');
  const [before, after] = [html.slice(0, last), html.slice(last)];
  return (
    before.replace(beginning, '').replace(addition, '') +
    after.replace(addition, () => `${own}<script src="${src}"></script>`)
  );
}
