import { type Rows, readRows, type TextRow } from './flight-rows';

/** Next's scripts with the data for the router: the first makes the list, the others add strings. */
const beginning = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const addition = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/** Any script with such data. The text of a page may name it too. */
const handOver = /<script[^>]*>[^<]*self\.__next_f/;

/** Mark of the element that contains the text of a page as one string (components/ui/still.tsx). */
const mark = ' data-text="">';

/** Texts that would end or hide a script. All of them are in strings. */
const breaksOut = /<(?=\/?script|!--)/gi;

/** The router's data of a page. */
export interface PageData {
  rows: Rows;
  /** The row with the text of the page, which the browser reads from the page. */
  shown: TextRow | undefined;
  /** Row 0 without the address of the page. It is the same for pages with the same layout. */
  layout: string;
}

function layoutOf(rows: Rows): string {
  const root: unknown = JSON.parse((rows.get('0') ?? '').replace('0:', ''));
  if (typeof root !== 'object' || root === null || !('c' in root)) throw new Error('its first row has another form');
  return JSON.stringify({ ...root, c: null });
}

/**
 * Reads the data for the router from a page that Next has exported.
 * @returns undefined for a page without data
 * @throws Error that names the unknown part
 */
export function readPageData(html: string): PageData | undefined {
  if (!handOver.test(html)) return undefined;
  const data = Array.from(html.matchAll(addition), ([, literal = '""']) => JSON.parse(literal) as string).join('');
  const known = html.replace(beginning, '').replace(addition, '');
  if (data === '' || handOver.test(known)) throw new Error('its data is handed over in another way');
  const text = html.indexOf(mark);
  const { rows, shown } = readRows(data, (value) => text >= 0 && html.startsWith(value, text + mark.length));
  return { rows, shown, layout: layoutOf(rows) };
}

interface OwnData {
  lines: string;
  /** The row that the script reads from the text of the page. */
  shown: TextRow | undefined;
  /** Addresses of scripts besides those of its group. */
  srcs: readonly string[];
  /** Address of the script that reads this data. */
  src: string;
}

/** Writes the data into the page as lines that browsers do not run, followed by the script that reads them. */
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
