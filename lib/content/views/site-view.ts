import 'server-only';
import { editionAt } from '../model/edition';
import type { Edition } from '../model/make-editions';
import { otherLanguages } from '../model/other-languages';
import { startRoute } from '../model/site-routes';
import { type AllPagesView, getAllPagesView } from './all-pages-view';
import { type BlogView, getBlogView, type RecentPosts, recentPosts } from './blog-view';
import type { Compile } from './compile-document';
import { type DocTagsView, type DocTagView, getDocTagsView } from './doc-tags-view';
import { type CategoryView, type DocView, getDocView, mainDocOfRoot } from './doc-view';
import { getPageView, type PageView } from './page-view';

/** What stands at an address: a page of the docs, of the blog or of its own, or the way to another one. */
type PageAt =
  | { kind: 'docs'; view: DocView | CategoryView }
  | { kind: 'tags'; view: DocTagsView | DocTagView }
  | { kind: 'blog'; view: BlogView; recent: RecentPosts }
  | { kind: 'page'; view: PageView }
  | { kind: 'all'; view: AllPagesView }
  | { kind: 'redirect'; to: string };

/** All that a page shows within its frame. */
export type SiteView = PageAt & {
  edition: Edition;
  /** Where the page is in other languages, as far as its address does not tell. */
  elsewhere: Record<string, string> | null;
};

async function pageAt(edition: Edition, route: string, compile: Compile): Promise<PageAt | null> {
  const page = await getPageView(edition, route, compile);
  if (page) return { kind: 'page', view: page };
  const doc = await getDocView(edition, route, compile);
  if (doc) return { kind: 'docs', view: doc };
  const tags = getDocTagsView(edition, route);
  if (tags) return { kind: 'tags', view: tags };
  const blog = await getBlogView(edition, route, compile);
  if (blog) return { kind: 'blog', view: blog, recent: recentPosts(edition) };
  const all = getAllPagesView(edition, route);
  if (all) return { kind: 'all', view: all };
  const to =
    mainDocOfRoot(edition, route) ??
    (route === edition.content.home ? startRoute(edition.content, edition.site.mainDoc) : null);
  return to === null ? null : { kind: 'redirect', to };
}

/** What stands at a route without the base path; null where there is nothing. Docs and blog may live anywhere, the root too. */
export async function getSiteView(route: string, compile: Compile): Promise<SiteView | null> {
  const edition = editionAt(route);
  const found = await pageAt(edition, route, compile);
  return found && { ...found, edition, elsewhere: otherLanguages(edition, route) };
}
