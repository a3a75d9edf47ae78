import { isRecord } from '../../report/values';

function isNested(value: unknown): boolean {
  return Array.isArray(value) && value.some((item) => Array.isArray(item));
}

/** Puts the items of lists in lists of sidebars into the outer list, as Docusaurus does. */
export function flatSidebars(value: unknown): unknown {
  if (Array.isArray(value)) return value.flat(Number.POSITIVE_INFINITY).map(flatSidebars);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'customProps' ? part : flatSidebars(part)]),
  );
}

/** The same for the text of a file: as it is where there are no such lists. */
export function flatSidebarsText(text: string): string {
  let nested = false;
  let sidebars: unknown;
  try {
    sidebars = JSON.parse(text, (key, value) => {
      nested ||= key !== 'customProps' && isNested(value);
      return value;
    });
  } catch {
    // The content check names the place.
    return text;
  }
  return nested ? `${JSON.stringify(flatSidebars(sidebars), null, 2)}\n` : text;
}
