import { isRecord, parseJson } from '../../report/values';

/** Removes the version prefix from doc ids in a sidebar. Strings in lists and values of `id` are ids. */
function shorten(value: unknown, prefix: string, isId: boolean): unknown {
  if (typeof value === 'string') return isId && value.startsWith(prefix) ? value.slice(prefix.length) : value;
  if (Array.isArray(value)) return value.map((item) => shorten(item, prefix, true));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shorten(item, prefix, key === 'id')]));
}

/** Sidebars of an early Docusaurus 2 without the version in ids (`version-1.0/intro` is `intro`), if they have it. */
export function withoutVersionPrefix(text: string, version: string): string | undefined {
  const prefix = `version-${version}/`;
  if (!text.includes(`"${prefix}`)) return undefined;
  const sidebars = parseJson(text);
  return sidebars === undefined ? undefined : `${JSON.stringify(shorten(sidebars, prefix, false), null, 2)}\n`;
}
