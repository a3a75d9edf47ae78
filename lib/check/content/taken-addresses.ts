import { isGeneratedFile } from '../../content/model/site-routes';
import type { SiteInput } from './site-input';

/** Addresses that every export has besides its pages, and files that only its scripts load. */
const reserved = /^\/(?:(?:404|_not-found|_next)(?:\/|$)|(?:pages|search-doc|search-index)\.json$)/;

/** Addresses that need a folder in an export: that of the page, and those above it. */
function foldersOf(route: string): string[] {
  const parts = route.split('/').slice(1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

/** The file in public/ that conflicts with the file or a folder of a page. */
function publicFile(route: string, { publicNames, resolveImage }: SiteInput): string | undefined {
  // Almost no page starts like a file in public/.
  const [, first = ''] = route.split('/');
  if (!publicNames.has(first) && !publicNames.has(`${first}.html`)) return undefined;
  return [...foldersOf(route), `${route}.html`].find((path) => resolveImage('', path).kind === 'public');
}

/** Owner of an address besides the pages of the default language. A page or redirect there would be lost, or fail the build. */
export function takenBy(route: string, site: SiteInput): string | undefined {
  if (reserved.test(route) || isGeneratedFile(route, site)) return 'the site itself';
  // A page of another language is lost if a page of the default one has its address.
  if (site.localRoutes(route)?.has(route)) return 'the site in another language';
  const file = publicFile(route, site);
  return file === undefined ? undefined : `public${file}`;
}
