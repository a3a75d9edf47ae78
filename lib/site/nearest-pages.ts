import { distance } from 'fastest-levenshtein';

interface PageAddress {
  href: string;
  title: string;
}

/**
 * Pages with the most similar addresses, best first. Whole addresses and last parts are compared; of pages with the same last
 * part, that with the nearer whole is first.
 */
export function nearestPages<T extends PageAddress>(pages: readonly T[], path: string, limit = 5): T[] {
  const wanted = path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  const lastPart = wanted.slice(wanted.lastIndexOf('/') + 1);
  const measure = (page: T) => {
    const address = page.href.toLowerCase();
    const name = address.slice(address.lastIndexOf('/') + 1);
    const whole = distance(wanted, address) / Math.max(wanted.length, 1);
    const last = (distance(lastPart, name) / Math.max(lastPart.length, 1)) * 0.9;
    return { page, whole, score: Math.min(whole, last) };
  };
  return pages
    .map(measure)
    .sort((a, b) => a.score - b.score || a.whole - b.whole)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** Pages whose title or address contains every word of a query. */
export function findPages<T extends PageAddress>(pages: readonly T[], query: string, limit = 8): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pages
    .filter(({ title, href }) => words.every((word) => `${title} ${href}`.toLowerCase().includes(word)))
    .slice(0, limit);
}
