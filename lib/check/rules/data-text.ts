import type { DataKind } from '../content/data-problems';
import type { MarkdownInput, Problem } from '../content/types';
import type { DataPath, DataSource } from '../content/yaml-source';

/** Characters that no page shows as they are: controls, and halves of a pair. Browsers replace some, and a page then differs from its data. */
const unshowable = /[\p{Cc}\p{Cs}]/u;
const lineBreaks = /[\t\n\r]/g;

/** What becomes an address has rules of its own, which name them too. */
const addresses: ReadonlySet<string | number> = new Set(['id', 'permalink', 'redirect_from', 'slug']);

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Texts in data with characters that no page can show. */
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
