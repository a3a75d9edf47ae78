import { withBasePath } from './urls';

declare global {
  interface Window {
    /** Rows of React's stream that pages of a group have alike, as text with holes where they differ, by name of the group. */
    sharedRows?: Record<string, readonly string[]>;
  }
}

/**
 * Within an export, the rows of each group: as a script for its pages, and as JSON for others. What lies below `static` browsers
 * keep, and the guard of each page hears when its script does not come.
 */
export const rowsFolder = '_next/static/rows';

/**
 * Last row of every payload of the export, by which the browser knows that it is whole. Nothing refers to its number, so
 * that React reads over it.
 */
export const payloadEnd = 'ffffff:0\n';

/** What a page has for itself. */
interface OwnRows {
  /** Name of its group. */
  group: string;
  /** What goes into each hole of the group's rows, a line each, then rows of its own. */
  lines: string;
  /** The row with its text. */
  shown: { name: string; text: string } | undefined;
}

/** A payload that leaves out what pages of the same layout have alike. */
export function writePayload({ group, lines, shown }: OwnRows): string {
  return JSON.stringify([group, lines, ...(shown ? [shown.name, shown.text] : [])]);
}

const groupName = /^[\w-]{12}$/;

/** Rows of a group. Those of the page that is open are there; a page of another layout or language needs others. */
async function rowsOf(group: string, load: (file: string) => Promise<string>): Promise<readonly string[]> {
  window.sharedRows ??= {};
  window.sharedRows[group] ??= JSON.parse(await load(withBasePath(`/${rowsFolder}/${group}.json`))) as string[];
  return window.sharedRows[group];
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/**
 * The rows of a page, as the router reads them.
 * @param payload as `writePayload` writes it, or rows with `payloadEnd` behind them
 * @param load loads a file with what pages of a group have alike, where the open page is of another
 * @returns undefined for one that was cut short, or for another text
 * @throws what `load` throws
 */
export async function readPayload(
  payload: string,
  load: (file: string) => Promise<string>,
): Promise<string | undefined> {
  if (payload.endsWith(payloadEnd)) return payload;
  const own = parsed(payload);
  if (!Array.isArray(own)) return undefined;
  const [group, lines, name, text]: unknown[] = own;
  if (typeof group !== 'string' || !groupName.test(group) || typeof lines !== 'string') return undefined;
  const left = lines.split('\n');
  const shared = (await rowsOf(group, load)).reduce((all, part) => `${all}${left.shift()}${part}`);
  const row = typeof text === 'string' ? `${name}:T${new TextEncoder().encode(text).length.toString(16)},${text}` : '';
  return `${row}${shared}${left.join('\n')}`;
}
