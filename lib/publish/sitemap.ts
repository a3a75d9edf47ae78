import escapeMarkup from 'lodash-es/escape.js';
import { alternateLinks } from './head-markup';

/** A page for search engines. */
export interface SitemapEntry {
  url: string;
  /** ISO 8601. */
  modified: string | undefined;
  /** The page in all its languages. */
  alternates: readonly { code: string; url: string }[];
}

/** The limits of sitemaps.org for one file, less a kilobyte for the text around the addresses. */
const mostInFile = { addresses: 50_000, bytes: 50 * 1024 * 1024 - 1024 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlElement({ url, modified, alternates }: SitemapEntry): string {
  const lastmod = modified === undefined ? '' : `<lastmod>${escapeMarkup(modified)}</lastmod>`;
  return `<url><loc>${escapeMarkup(url)}</loc>${lastmod}${alternateLinks('xhtml:link', alternates)}</url>\n`;
}

function urlset(urls: readonly string[], hasAlternates: boolean): string {
  const xhtml = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `${declaration}<urlset xmlns="${schema}"${xhtml}>\n${urls.join('')}</urlset>\n`;
}

/** Splits elements into lists within the limits, in order. */
function cut(elements: readonly string[], limits: typeof mostInFile): string[][] {
  const parts: string[][] = [[]];
  let bytes = 0;
  for (const element of elements) {
    const size = Buffer.byteLength(element);
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && (part.length >= limits.addresses || bytes + size > limits.bytes)) {
      parts.push([element]);
      bytes = size;
    } else {
      part.push(element);
      bytes += size;
    }
  }
  return parts;
}

/**
 * The sitemap by sitemaps.org, ordered by address: one file, or an index of several.
 * @param addressOf full address of a file of the site
 * @param limits of one file
 * @returns texts by file name; the first is the one for robots
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  addressOf: (file: string) => string,
  limits = mostInFile,
): Map<string, string> {
  const hasAlternates = entries.some(({ alternates }) => alternates.length > 0);
  const elements = [...entries].sort((a, b) => (a.url < b.url ? -1 : 1)).map(urlElement);
  const parts = cut(elements, limits).map((urls) => urlset(urls, hasAlternates));
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return new Map([['sitemap.xml', only]]);
  const files = parts.map((text, at) => [`sitemap-${at + 1}.xml`, text] as const);
  const listed = files.map(([name]) => `<sitemap><loc>${escapeMarkup(addressOf(name))}</loc></sitemap>\n`);
  const index = `${declaration}<sitemapindex xmlns="${schema}">\n${listed.join('')}</sitemapindex>\n`;
  return new Map([['sitemap.xml', index], ...files]);
}
