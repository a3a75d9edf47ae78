import type { DataKind } from '../content/data-problems';
import type { MarkdownInput, Problem } from '../content/types';
import type { DataPath, DataSource } from '../content/yaml-source';

/** Characters that pages cannot show: control characters and lone surrogates. Browsers replace some. */
const unshowable = /[\p{Cc}\p{Cs}]/u;
const lineBreaks = /[\t\n\r]/g;

/** Fields that become addresses have rules of their own. */
const addresses: ReadonlySet<string | number> = new Set(['id', 'permalink', 'redirect_from', 'slug']);

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Texts in data with characters that pages cannot show. */
export function dataText(kind: DataKind, value: unknown, source: DataSource, path: DataPath = []): Problem[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => dataText(kind, inner, source, [...path, key]));
  if (path.some((part) => addresses.has(part))) return [];
  const [found] = typeof value === 'string' ? (unshowable.exec(value.replace(lineBreaks, ' ')) ?? []) : [];
  if (found === undefined) return [];
  const message = `\`${path.join('.')}\` holds a character that no page can show (${nameOf(found)})`;
  return [{ code: `${kind}/value`, ...source.valuePlace(path), message, hint: 'Remove it.' }];
}

/** The same for front matter. */
export function frontMatterText({ frontMatter }: MarkdownInput): Problem[] {
  return dataText('front-matter', frontMatter.value, frontMatter);
}
