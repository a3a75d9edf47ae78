import { classFields } from '../../content/snapshot/safe-data';
import { addressScheme } from '../../mdx/untrusted/address-scheme';
import { safeSchemes } from '../../mdx/untrusted/allow-list';
import type { MarkdownInput, Problem } from '../content/types';
import type { DataPath, DataSource } from '../content/yaml-source';

/** Fields that become addresses on a page: by name, or because they are in `socials`. */
const addressFields = new Set([
  'author_image_url',
  'author_url',
  'custom_edit_url',
  'image',
  'image_url',
  'permalink',
  'slug',
  'url',
]);

const classes: ReadonlySet<string> = new Set(classFields);

function isUnsafe(address: string): boolean {
  const scheme = addressScheme(address);
  return scheme !== undefined && !safeSchemes.includes(scheme);
}

function isAddress(path: DataPath): boolean {
  return addressFields.has(String(path.at(-1))) || path.at(-2) === 'socials';
}

function judge(value: unknown, path: DataPath, source: DataSource): Problem[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => judge(inner, [...path, key], source));
  if (typeof value !== 'string') return [];
  const name = path.join('.');
  if (classes.has(String(path.at(-1)))) {
    const message = `\`${name}\` is left out: a document of the CMS cannot name classes`;
    return [{ code: 'untrusted/attribute', ...source.keyPlace(path), message, hint: 'Remove it.' }];
  }
  if (!isAddress(path) || !isUnsafe(value)) return [];
  const message = `The address in \`${name}\` is not allowed in content from the CMS`;
  const hint = 'Use https, mailto or tel, or a path of this site.';
  return [{ code: 'untrusted/address', ...source.valuePlace(path), message, hint }];
}

/** Fields of a data file of the CMS that could run code in a browser, or change how the site looks. */
export function untrustedFields(value: unknown, source: DataSource): Problem[] {
  return judge(value, [], source);
}

/** The same for front matter. */
export function untrustedFrontMatter({ body, frontMatter }: MarkdownInput): Problem[] {
  return body.untrusted ? judge(frontMatter.value, [], frontMatter) : [];
}
