import 'server-only';
import { allPages } from './all-pages';
import { allBlogRoutes, type BlogView, getBlogView } from './blog-view';
import { type DocTagsView, type DocTagView, getDocTagsView } from './doc-tags-view';
import { type CategoryView, type DocView, docRoutes, getDocView, mainDocOfRoot } from './doc-view';
import { editionAt, editions } from './edition';
import { joinRoute } from './join-route';
import type { Edition } from './make-editions';
import { getPageView, type PageView, pageRoutes } from './page-view';
import { startRoute } from './start-route';

/** What stands at an address: a page of the docs, of the blog or of its own, or the way to another one. */
export type SiteView = { edition: Edition } & (
  | { kind: 'docs'; view: DocView | CategoryView }
  | { kind: 'tags'; view: DocTagsView | DocTagView }
  | { kind: 'blog'; view: BlogView }
  | { kind: 'page'; view: PageView }
  | { kind: 'all'; groups: ReturnType<typeof allPages>; permalink: string }
  | { kind: 'redirect'; to: string }
);

/** What stands at a route without the base path; null where there is nothing. Docs and blog may live anywhere, the root too. */
export async function getSiteView(route: string): Promise<SiteView | null> {
  const edition = editionAt(route);
  const page = await getPageView(edition, route);
  if (page) return { edition, kind: 'page', view: page };
  const doc = await getDocView(edition, route);
  if (doc) return { edition, kind: 'docs', view: doc };
  const tags = getDocTagsView(edition, route);
  if (tags) return { edition, kind: 'tags', view: tags };
  const blog = await getBlogView(edition, route);
  if (blog) return { edition, kind: 'blog', view: blog };
  const permalink = joinRoute(edition.content.home, 'all-pages');
  if (route === permalink) return { edition, kind: 'all', groups: allPages(edition), permalink };
  const to =
    mainDocOfRoot(edition, route) ??
    (route === edition.content.home ? startRoute(edition.content, edition.site.mainDoc) : null);
  return to === null ? null : { edition, kind: 'redirect', to };
}

/** Every route that has something, each once. */
export function siteViewRoutes(): string[] {
  return [
    ...new Set(
      editions().flatMap((edition) => [
        edition.content.home,
        joinRoute(edition.content.home, 'all-pages'),
        ...pageRoutes(edition),
        ...docRoutes(edition),
        ...allBlogRoutes(edition),
      ]),
    ),
  ];
}
