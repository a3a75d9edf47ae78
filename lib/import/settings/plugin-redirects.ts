import trim from 'lodash-es/trim.js';
import { oldRouteOf, targetRoute } from '../../content/model/redirects';
import { listOf, recordOf, textOf } from '../../report/values';
import type { LoadedPlugin } from '../load/load-site';
import { themeNames } from '../load/plugins';
import type { SettingsInput } from './draft';

export interface DraftRedirect {
  from: string;
  to: string;
}

/** A route without a slash at its end. */
function withoutEnd(route: string): string {
  return route.length > 1 ? route.replace(/\/+$/, '') : route;
}

/** An old address as Docusaurus makes a file of it: `/docs//a` is `/docs/a`. */
function oldAddress(from: string): string {
  return withoutEnd(from.replace(/\/{2,}/g, '/'));
}

/** The entries of an option of the plugins for redirects. */
function listed(plugins: readonly LoadedPlugin[], option: string): unknown[] {
  return plugins.flatMap(({ kind, options }) => (kind === 'redirects' ? listOf(options[option]) : []));
}

/** Redirects in the configuration, one for each old address. */
export function writtenRedirects(plugins: readonly LoadedPlugin[]): DraftRedirect[] {
  return listed(plugins, 'redirects').flatMap((redirect) => {
    const { from, to } = recordOf(redirect);
    const target = textOf(to);
    const olds = (Array.isArray(from) ? from : [from]).flatMap((old) => textOf(old) ?? []);
    return target === undefined ? [] : olds.map((old) => ({ from: withoutEnd(old), to: withoutEnd(target) }));
  });
}

/** Redirects for `fromExtensions`: /a.php to /a. None for `.html`, as /a.html leads to /a anyway. */
export function extensionRedirects(plugins: readonly LoadedPlugin[], routes: readonly string[]): DraftRedirect[] {
  const endings = listed(plugins, 'fromExtensions').filter((ending) => typeof ending === 'string' && ending !== 'html');
  return routes
    .filter((route) => route !== '/')
    .flatMap((route) => endings.map((ending) => ({ from: `${route}.${ending}`, to: route })));
}

/** Removes redirects that are repeated, lead to themselves, or start at a page. /a and /a.html are the same address here. */
export function usefulRedirects(redirects: readonly DraftRedirect[], routes: ReadonlySet<string>): DraftRedirect[] {
  const byOld = new Map<string, DraftRedirect>();
  for (const { from, to } of redirects) {
    const old = oldRouteOf(from);
    if (old !== targetRoute(to) && !routes.has(old) && !byOld.has(old))
      byOld.set(old, { from: oldAddress(from), to: withoutEnd(to) });
  }
  return [...byOld.values()];
}

/** Route of Docusaurus' page of search results; undefined if the site has none. */
function searchPath({ site, theme }: SettingsInput): string | undefined {
  const written = recordOf(theme['algolia'])['searchPagePath'];
  if (theme['algolia'] !== undefined && written !== false && written !== null) return textOf(written) ?? 'search';
  const names = [...themeNames(site), ...site.plugins.map(({ name }) => name)];
  return names.some((name) => name?.includes('@easyops-cn/docusaurus-search-local')) ? 'search' : undefined;
}

/** Redirects from pages that only Docusaurus makes, and sitemaps name: the list of an empty blog, search results. */
export function redirectsOfMadePages(input: SettingsInput, posts: number): DraftRedirect[] {
  const { blog, report, site } = input;
  const list = blog && posts === 0 ? (textOf(blog.options['routeBasePath']) ?? 'blog') : undefined;
  const paths = [list, searchPath(input)].flatMap((path) => trim(path, '/') || []);
  if (paths.length > 0) {
    const routes = paths.map((path) => `/${path}`).join(' and ');
    report.changed(`Pages that Docusaurus made by itself lead to the home page: ${routes}`, site.configFile);
  }
  return paths.map((path) => ({ from: `/${path}`, to: '/' }));
}
