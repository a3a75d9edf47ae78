import { isGeneratedFile } from '../../content/model/generated-files';
import type { SiteInput } from './site-input';

/** Addresses that every export has beside its pages, and files that only its own scripts ask for. */
const reserved = /^\/(?:(?:404|_not-found|_next)(?:\/|$)|(?:pages|search-doc|search-index)\.json$)/;

/** Addresses an export needs a folder for: that of the page, and those above it. */
function foldersOf(route: string): string[] {
  const parts = route.split('/').slice(1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

/** The file of public/ that lies where a page of this address needs a file or a folder. */
function publicFile(route: string, { publicNames, resolveImage }: SiteInput): string | undefined {
  // Nearly no page has an address that begins like a file of public/.
  const [, first = ''] = route.split('/');
  if (!publicNames.has(first) && !publicNames.has(`${first}.html`)) return undefined;
  return [...foldersOf(route), `${route}.html`].find((path) => resolveImage('', path).kind === 'public');
}

/**
 * Whom an address belongs to where it is no page's of the default language: the site itself, the site in another language, or a
 * file of public/. A page or a redirect there would be lost, or end the build.
 */
export function takenBy(route: string, site: SiteInput): string | undefined {
  if (reserved.test(route) || isGeneratedFile(route, site)) return 'the site itself';
  // A page of another language is lost where one of the default language has its address.
  if (site.localRoutes(route)?.has(route)) return 'the site in another language';
  const file = publicFile(route, site);
  return file === undefined ? undefined : `public${file}`;
}
