import { classFields } from '../../content/snapshot/safe-data';
import { addressScheme } from '../../mdx/untrusted/address-scheme';
import { safeSchemes } from '../../mdx/untrusted/allow-list';
import type { LineIndex } from '../../report/place';
import type { DataKind, Wording } from '../content/data-problems';
import type { Problem } from '../content/types';
import type { DataError } from '../content/yaml-document';
import type { DataPath, DataSource } from '../content/yaml-source';

const hints: Readonly<Record<string, string>> = {
  ALIASES: 'Write the values out instead of using & and *.',
  TOO_COMPLEX: 'Shorten it, or flatten its lists and maps.',
  BLOCK_AS_IMPLICIT_KEY: 'A value that contains ": " must be in quotes, for example title: "Store: overview".',
  BAD_INDENT: 'Indent with spaces, as far as the lines beside it.',
  MISSING_CHAR: 'Close the quote or bracket, or put the whole value in quotes.',
  OPEN_FLOW: 'Add it at the end of the list or map, or put the whole value in quotes.',
  NO_COLON: 'Write a key, a colon and a value, or indent the line below its key.',
  MULTILINE_IMPLICIT_KEY: 'A key and its colon must be on one line.',
  BAD_ALIAS: 'A value that starts with * must be in quotes, for example title: "*bold*".',
  BAD_SCALAR_START: 'A value that starts with @, % or ` must be in quotes.',
  TAG_RESOLVE_FAILED: 'A value that starts with ! must be in quotes.',
  MULTIPLE_DOCS: 'Remove the line with ... or ---: a file holds one document.',
  BAD_DQ_ESCAPE: 'Write a backslash in double quotes as \\\\, or use single quotes.',
  JSON: 'JSON needs double quotes around keys and texts, commas between entries and none after the last.',
};

/** What to write where a value goes on behind the quote that ends it. */
const afterQuote = new Map([
  ['"', 'The quote before it ends the value. Write \\" for a quote within it, or put the value in single quotes.'],
  ["'", "The quote before it ends the value. Write '' for a quote within it, or put the value in double quotes."],
]);

function wording({ code, message }: DataError, name: string, before: string): Wording {
  if (code === 'DUPLICATE_KEY')
    return { suffix: 'duplicate-key', message: `The key \`${name}\` appears twice`, hint: 'Keep one of the two.' };
  if (code === 'TAB_AS_INDENT')
    return { suffix: 'tab', message: 'YAML cannot be indented with tabs', hint: 'Replace the tab by two spaces.' };
  if (code === 'LOST_ITEM')
    return {
      suffix: 'doubtful',
      message: 'This is no item of the list but goes on the one above it, because it is indented further',
      hint: 'Indent it as far as the item above it, or put that one in quotes.',
    };
  const isUnread = code === 'ALIASES' || code === 'TOO_COMPLEX';
  const what = code === 'TOO_COMPLEX' ? 'data' : code === 'JSON' ? 'JSON' : 'YAML';
  return {
    suffix: code === 'ALIASES' ? 'aliases' : 'syntax',
    message: `The ${what} ${isUnread ? 'is not read' : 'does not parse'}: ${message}`,
    hint:
      hints[code] ??
      (code === 'UNEXPECTED_TOKEN' ? afterQuote.get(before) : undefined) ??
      'Put the value in quotes, or see yaml.org for the syntax.',
  };
}

/** A file that is no YAML has thousands of errors; more than these help nobody. */
const maxErrors = 200;

function keyAt(text: string, start: number): string {
  return /^(?:"[^"\n]*"|'[^'\n]*'|[^\s:]*)/.exec(text.slice(start, start + 200))?.[0] ?? '';
}

/** Syntax errors of front matter and data files. One mistake often causes several errors, so each line is reported once. */
export function dataSyntax(kind: DataKind, source: DataSource, lines: LineIndex, text: string): Problem[] {
  const seen = new Set<string>();
  return source.errors.slice(0, maxErrors).flatMap((error) => {
    const name = error.code === 'DUPLICATE_KEY' ? keyAt(text, error.start) : '';
    const end = error.start + (name.length || 1);
    const place = lines.place(
      error.start,
      Math.max(end, lines.place(error.start, error.end).endLine === lines.place(error.start).line ? error.end : end),
    );
    const { suffix, message, hint } = wording(
      error,
      name.replace(/^(["'])(.*)\1$/, '$2'),
      text.slice(0, error.start).trimEnd().slice(-1),
    );
    const key = suffix === 'syntax' ? `syntax:${place.line}` : `${suffix}:${place.line}:${place.column}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ code: `${kind}/${suffix}`, ...place, message, hint }];
  });
}

/** Characters that pages cannot show: control characters and lone surrogates. Browsers replace some. */
const unshowable = /[\p{Cc}\p{Cs}]/u;
const lineBreaks = /[\t\n\r]/g;

/** Fields that become addresses have rules of their own. */
const addresses: ReadonlySet<string | number> = new Set(['id', 'permalink', 'redirect_from', 'slug']);

/** Every text in data, with its path. */
function textsIn(value: unknown, path: DataPath = []): { text: string; path: DataPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** Texts in data with characters that pages cannot show. */
export function dataText(kind: DataKind, value: unknown, source: DataSource): Problem[] {
  return textsIn(value).flatMap(({ text, path }) => {
    const [found] = unshowable.exec(text.replace(lineBreaks, ' ')) ?? [];
    if (found === undefined || path.some((part) => addresses.has(part))) return [];
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = `\`${path.join('.')}\` holds a character that no page can show (U+${code})`;
    return [{ code: `${kind}/value`, ...source.valuePlace(path), message, hint: 'Remove it.' }];
  });
}

/** Fields that become addresses on a page: by name, or because they are in `socials`. */
const addressFields = new Set(
  'author_image_url author_url custom_edit_url image image_url permalink slug url'.split(' '),
);

const classes: ReadonlySet<string> = new Set(classFields);

/** Fields of a data file of the CMS that could run code in a browser, or change how the site looks. */
export function untrustedFields(value: unknown, source: DataSource): Problem[] {
  return textsIn(value).flatMap(({ text, path }) => {
    const [name, key] = [path.join('.'), String(path.at(-1))];
    if (classes.has(key)) {
      const message = `\`${name}\` is left out: a document of the CMS cannot name classes`;
      return [{ code: 'untrusted/attribute', ...source.keyPlace(path), message, hint: 'Remove it.' }];
    }
    const scheme = addressFields.has(key) || path.at(-2) === 'socials' ? addressScheme(text) : undefined;
    if (scheme === undefined || safeSchemes.includes(scheme)) return [];
    const message = `The address in \`${name}\` is not allowed in content from the CMS`;
    const hint = 'Use https, mailto or tel, or a path of this site.';
    return [{ code: 'untrusted/address', ...source.valuePlace(path), message, hint }];
  });
}
