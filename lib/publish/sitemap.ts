import escapeMarkup from 'lodash-es/escape.js';

/** An address search engines may list. */
export interface SitemapEntry {
  url: string;
  /** ISO 8601. */
  modified: string | undefined;
  /** The same page in each of its languages. */
  alternates: readonly { code: string; url: string }[];
}

/** Sitemap by sitemaps.org, in order of addresses. One file holds 50,000 of them. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = [...entries]
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ url, modified, alternates }) => {
      const lastmod = modified === undefined ? '' : `<lastmod>${escapeMarkup(modified)}</lastmod>`;
      const links = alternates.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${escapeMarkup(other.code)}" href="${escapeMarkup(other.url)}"/>`,
      );
      return `<url><loc>${escapeMarkup(url)}</loc>${lastmod}${links.join('')}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${entries.some(({ alternates }) => alternates.length > 0) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${urls.join('')}</urlset>
`;
}
