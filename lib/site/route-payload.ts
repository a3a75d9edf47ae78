import { parseJson } from '../report/values';
import { withBasePath } from './urls';

declare global {
  interface Window {
    /** Common rows of a group of pages in React's stream, as text with holes for the differences, by name of the group. */
    sharedRows?: Record<string, readonly string[]>;
  }
}

/**
 * Folder of an export with the rows of each group: as a script for its pages, and as JSON for others. Browsers cache files
 * below `static`, and the guard of each page notices if its script is missing.
 */
export const rowsFolder = '_next/static/rows';

interface OwnRows {
  group: string;
  /** The text for each hole of the group's rows, a line each, then other rows. */
  lines: string;
  /** The row with its text. */
  shown: { name: string; text: string } | undefined;
}

/** Writes a payload without the common rows of its group. */
export function writePayload({ group, lines, shown }: OwnRows): string {
  return JSON.stringify([group, lines, ...(shown ? [shown.name, shown.text] : [])]);
}

/** The beginning of a row of React's stream. */
const rowStart = /^[0-9a-f]{0,6}:/;

const groupName = /^[\w-]{12}$/;

/** Rows of a group. Those of the open page are there already. Pages with another layout or language need others. */
async function rowsOf(group: string, load: (file: string) => Promise<string>): Promise<readonly string[]> {
  window.sharedRows ??= {};
  window.sharedRows[group] ??= JSON.parse(await load(withBasePath(`/${rowsFolder}/${group}.json`))) as string[];
  return window.sharedRows[group];
}

/**
 * Reads the rows of a page for the router.
 * @param payload in the form of `writePayload`; or the rows of a page whose data has another form, which nothing can tell
 * to be complete
 * @param load loads the rows of another group than that of the open page
 * @returns undefined for an incomplete payload, or for another text
 * @throws the errors of `load`
 */
export async function readPayload(payload: string, load: (file: string) => Promise<string>) {
  if (rowStart.test(payload)) return payload;
  const own = parseJson(payload);
  if (!Array.isArray(own)) return undefined;
  const [group, lines, name, text]: unknown[] = own;
  if (typeof group !== 'string' || !groupName.test(group) || typeof lines !== 'string') return undefined;
  const left = lines.split('\n');
  const shared = (await rowsOf(group, load)).reduce((all, part) => `${all}${left.shift()}${part}`);
  const row = typeof text === 'string' ? `${name}:T${new TextEncoder().encode(text).length.toString(16)},${text}` : '';
  return `${row}${shared}${left.join('\n')}`;
}
