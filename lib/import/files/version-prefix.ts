import { isRecord, parseJson } from '../../report/values';

/** Removes the version prefix from doc ids in a sidebar. Strings in lists and values of `id` are ids. */
function shorten(value: unknown, prefix: string, isId: boolean): unknown {
  if (typeof value === 'string') return isId && value.startsWith(prefix) ? value.slice(prefix.length) : value;
  if (Array.isArray(value)) return value.map((item) => shorten(item, prefix, true));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shorten(item, prefix, key === 'id')]));
}

/**
 * Sidebars of a version written by an early Docusaurus 2, whose ids start with the version: `version-1.0/intro` is `intro`.
 * @param text a file such as `versioned_sidebars/version-1.0-sidebars.json`
 * @param version `1.0`
 * @returns the text without these prefixes; undefined where it has none, or is no JSON
 */
export function withoutVersionPrefix(text: string, version: string): string | undefined {
  const prefix = `version-${version}/`;
  if (!text.includes(`"${prefix}`)) return undefined;
  const sidebars = parseJson(text);
  return sidebars === undefined ? undefined : `${JSON.stringify(shorten(sidebars, prefix, false), null, 2)}\n`;
}
