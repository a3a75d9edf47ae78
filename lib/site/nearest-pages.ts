import { distance } from 'fastest-levenshtein';

interface PageAddress {
  href: string;
  title: string;
}

/** Pages with the most similar addresses, best first. Whole addresses and last parts are compared. */
export function nearestPages<T extends PageAddress>(pages: readonly T[], path: string, limit = 5): T[] {
  const wanted = path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  const lastPart = wanted.slice(wanted.lastIndexOf('/') + 1);
  const score = ({ href }: T) => {
    const address = href.toLowerCase();
    const name = address.slice(address.lastIndexOf('/') + 1);
    return Math.min(
      distance(wanted, address) / Math.max(wanted.length, 1),
      (distance(lastPart, name) / Math.max(lastPart.length, 1)) * 0.9,
    );
  };
  return pages
    .map((page) => ({ page, score: score(page) }))
    .sort((a, b) => a.score - b.score)
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
