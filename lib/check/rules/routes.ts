import { docsFolder, sidebarsFile } from '../../content/files/docs-folders';
import { normalizeRoute } from '../../content/links/resolve-link';
import { blogRoutes } from '../../content/model/blog-routes';
import { docTagRoutes } from '../../content/model/doc-tags';
import { joinRoute } from '../../content/model/join-route';
import type { DocsVersion } from '../../content/model/load-content';
import { feedRoutes } from '../../content/model/site-routes';
import type { SidebarCategory } from '../../content/sidebar/sidebar';
import { fileStart, type Place } from '../../report/place';
import type { FileProblem, SiteInput } from '../content/site-input';
import { takenBy } from '../content/taken-addresses';

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

function generatedOwners(site: SiteInput): [string, Owner][] {
  return site.content.versions.flatMap((version) =>
    [...version.generatedPages].map(([route, category]): [string, Owner] => {
      return [route, generatedOwner(site, version, category)];
    }),
  );
}

/** Reports a clash at the file with an explicit address, rather than one with an address from its name. */
function chosen({ place }: Owner): number {
  return place.line > fileStart.line ? 1 : 0;
}

function owners(site: SiteInput): [string, Owner][] {
  const pages = site.pages.map(({ path, permalink }): [string, Owner] => [
    permalink,
    { path, place: site.byPath.get(path)?.routePlace ?? fileStart },
  ]);
  const own = (route: string): [string, Owner] => [route, { path: 'the list of all pages', place: fileStart }];
  const blog = (route: string): [string, Owner] => [route, { path: 'the blog', place: fileStart }];
  const tags = site.content.versions
    .flatMap(docTagRoutes)
    .map((route): [string, Owner] => [route, { path: 'the tags of the docs', place: fileStart }]);
  return [
    own('/all-pages'),
    ...tags,
    ...[...feedRoutes(site.content), ...blogRoutes(site.content)].map(blog),
    ...[...pages, ...generatedOwners(site)].sort(([, a], [, b]) => chosen(a) - chosen(b) || (a.path < b.path ? -1 : 1)),
  ];
}

/** A document at an address that belongs to the site. */
function lost(base: Pick<FileProblem, 'file'> & Place, route: string, site: SiteInput): FileProblem[] {
  const owner = takenBy(route, site);
  if (owner === undefined) return [];
  const message = `The address ${route} already belongs to ${owner}`;
  return [{ ...base, code: 'route/duplicate', message, hint: 'Give it another slug, or another name.' }];
}

const hint = 'Give one of the two another slug.';

/** Documents whose addresses are taken, or only differ in case: one page would replace the other. */
export function routes(site: SiteInput): FileProblem[] {
  const first = new Map<string, { route: string; path: string }>();
  return owners(site).flatMap(([route, { path, place }]) => {
    const key = route.toLowerCase();
    const earlier = first.get(key);
    if (!earlier) first.set(key, { route, path });
    const base = { file: path, ...place };
    if (!earlier) return site.byPath.has(path) ? lost(base, route, site) : [];
    if (earlier.path === path) return [];
    if (earlier.route === route)
      return [
        { ...base, code: 'route/duplicate', message: `The address ${route} already belongs to ${earlier.path}`, hint },
      ];
    const message = `The address ${route} differs only in case from ${earlier.route} of ${earlier.path}`;
    return [{ ...base, code: 'route/case-clash', message, hint }];
  });
}
