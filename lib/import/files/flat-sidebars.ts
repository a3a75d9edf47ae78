import { isDeepStrictEqual } from 'node:util';
import { isRecord, parseJson } from '../../report/values';

/** Puts the items of lists in lists of sidebars into the outer list, as Docusaurus does. */
export function flatSidebars(value: unknown): unknown {
  if (Array.isArray(value)) return value.flat(Number.POSITIVE_INFINITY).map(flatSidebars);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'customProps' ? part : flatSidebars(part)]),
  );
}

/** The same for the text of a file: as it is where there are no such lists, or where it is broken, as the content check says. */
export function flatSidebarsText(text: string): string {
  const sidebars = parseJson(text);
  const flat = flatSidebars(sidebars);
  return isDeepStrictEqual(flat, sidebars) ? text : `${JSON.stringify(flat, null, 2)}\n`;
}
