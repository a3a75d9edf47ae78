import { escapeMarkup } from './escape-markup';

/** An address search engines may list. */
export interface SitemapEntry {
  url: string;
  /** ISO 8601. */
  modified: string | undefined;
}

/** Sitemap by sitemaps.org, in order of addresses. One file holds 50,000 of them. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = [...entries]
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ url, modified }) => {
      const lastmod = modified === undefined ? '' : `<lastmod>${escapeMarkup(modified)}</lastmod>`;
      return `<url><loc>${escapeMarkup(url)}</loc>${lastmod}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
