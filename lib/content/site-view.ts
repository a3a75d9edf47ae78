import 'server-only';
import { site } from '../config/site';
import { allBlogRoutes, type BlogView, getBlogView } from './blog-view';
import { type DocTagsView, type DocTagView, getDocTagsView } from './doc-tags-view';
import { type CategoryView, type DocView, docRoutes, getDocView, mainDocOfRoot } from './doc-view';
import { getPageView, type PageView, pageRoutes } from './page-view';
import { startRoute } from './start-route';
import { content } from './store';

/** What stands at an address: a page of the docs, of the blog or of its own, or the way to another one. */
export type SiteView =
  | { kind: 'docs'; view: DocView | CategoryView }
  | { kind: 'tags'; view: DocTagsView | DocTagView }
  | { kind: 'blog'; view: BlogView }
  | { kind: 'page'; view: PageView }
  | { kind: 'redirect'; to: string };

/** What stands at a route without the base path; null where there is nothing. Docs and blog may live anywhere, the root too. */
export async function getSiteView(route: string): Promise<SiteView | null> {
  const page = await getPageView(route);
  if (page) return { kind: 'page', view: page };
  const doc = await getDocView(route);
  if (doc) return { kind: 'docs', view: doc };
  const tags = getDocTagsView(route);
  if (tags) return { kind: 'tags', view: tags };
  const blog = await getBlogView(route);
  if (blog) return { kind: 'blog', view: blog };
  const to = mainDocOfRoot(route) ?? (route === '/' ? startRoute(content(), site.mainDoc) : null);
  return to === null ? null : { kind: 'redirect', to };
}

/** Every route that has something, each once. */
export function siteViewRoutes(): string[] {
  return [...new Set([...pageRoutes(), ...docRoutes(), ...allBlogRoutes()])];
}
