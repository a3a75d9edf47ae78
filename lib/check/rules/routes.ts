import { docsFolder, sidebarsFile } from '../../content/files/docs-folders';
import { normalizeRoute } from '../../content/links/resolve-link';
import { blogRoutes } from '../../content/model/blog-routes';
import { docTagRoutes } from '../../content/model/doc-tags';
import { joinRoute } from '../../content/model/join-route';
import type { DocsVersion } from '../../content/model/load-content';
import { feedRoutes, isGeneratedFile } from '../../content/model/site-routes';
import type { SidebarCategory } from '../../content/sidebar/sidebar';
import { fileStart, type Place } from '../../report/place';
import type { FileProblem, SiteInput } from '../content/site-input';

interface Owner {
  path: string;
  place: Place;
}

/** Place that decides the address of a generated page: the settings of its folder, or the file of sidebars. */
function generatedOwner(site: SiteInput, { name, root }: DocsVersion, { id, href }: SidebarCategory): Owner {
  const folder = `${docsFolder(name)}/${id}`;
  const category = site.files.find(({ kind, path }) => kind === 'Category' && path.startsWith(`${folder}/_category_.`));
  if (category) return { path: category.path, place: category.routePlace };
  const path = sidebarsFile(name);
  const entry = site.byPath
    .get(path)
    ?.entries.find(({ permalink }) => normalizeRoute(joinRoute(root, permalink ?? '')) === href);
  return { path, place: entry?.place ?? fileStart };
}

/** Reports a clash at the file with an explicit address, rather than one with an address from its name. */
function chosen({ place }: Owner): number {
  return place.line > fileStart.line ? 1 : 0;
}

/** Every address of the site, those that nobody can change first. */
function owners(site: SiteInput): [string, Owner][] {
  const { versions } = site.content;
  const of = (path: string, routes: readonly string[]) =>
    routes.map((route): [string, Owner] => [route, { path, place: fileStart }]);
  const pages = site.pages.map(({ path, permalink }): [string, Owner] => {
    return [permalink, { path, place: site.byPath.get(path)?.routePlace ?? fileStart }];
  });
  const generated = versions.flatMap((version) =>
    [...version.generatedPages].map(([route, category]): [string, Owner] => {
      return [route, generatedOwner(site, version, category)];
    }),
  );
  return [
    ...of('the list of all pages', ['/all-pages']),
    ...of('the tags of the docs', versions.flatMap(docTagRoutes)),
    ...of('the blog', [...feedRoutes(site.content), ...blogRoutes(site.content)]),
    ...[...pages, ...generated].sort(([, a], [, b]) => chosen(a) - chosen(b) || (a.path < b.path ? -1 : 1)),
  ];
}

const hint = 'Give one of the two another slug.';

/** What to do where the site itself has a page at the address of a document. */
function ownPageHint(route: string, { config }: SiteInput): string {
  if (route !== '/404') return 'Give it another slug, or another name.';
  return `Write what that page says into words/${config.locales[0]?.code}.json, below notFound.`;
}

/** Documents whose addresses are taken, or only differ in case: one page would replace the other. */
export function routes(site: SiteInput): FileProblem[] {
  const first = new Map<string, { route: string; path: string }>();
  return owners(site).flatMap(([route, { path, place }]) => {
    // The home page is the file index.html.
    const key = route === '/index' ? '/' : route.toLowerCase();
    const earlier = first.get(key);
    if (!earlier) first.set(key, { route, path });
    const base = { file: path, ...place };
    if (earlier?.path === path) return [];
    // A document at an address that belongs to the site is lost.
    const owner = earlier ? earlier.path : site.byPath.has(path) ? takenBy(route, site) : undefined;
    if (owner === undefined) return [];
    if (earlier && earlier.route !== route && key !== '/') {
      const message = `The address ${route} differs only in case from ${earlier.route} of ${owner}`;
      return { ...base, code: 'route/case-clash', message, hint };
    }
    const message = `The address ${route} already belongs to ${owner}`;
    // Lists of posts and tags have no slug.
    return {
      ...base,
      code: 'route/duplicate',
      message,
      hint: site.byPath.has(owner) ? hint : ownPageHint(route, site),
    };
  });
}

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
