import 'server-only';
import { editionAt } from '../model/edition';
import { joinRoute } from '../model/join-route';
import type { Edition } from '../model/make-editions';
import { allPagesLanguages, otherLanguages } from '../model/other-languages';
import { startRoute } from '../model/start-route';
import { allPages } from './all-pages';
import { type BlogView, getBlogView, recentPosts } from './blog-view';
import type { Compile } from './compile-document';
import { type DocTagsView, type DocTagView, getDocTagsView } from './doc-tags-view';
import { type CategoryView, type DocView, getDocView, mainDocOfRoot } from './doc-view';
import { getPageView, type PageView } from './page-view';

/** What stands at an address: a page of the docs, of the blog or of its own, or the way to another one. */
type PageAt =
  | { kind: 'docs'; view: DocView | CategoryView }
  | { kind: 'tags'; view: DocTagsView | DocTagView }
  | { kind: 'blog'; view: BlogView; recent: ReturnType<typeof recentPosts> }
  | { kind: 'page'; view: PageView }
  | {
      kind: 'all';
      groups: ReturnType<typeof allPages>;
      languages: ReturnType<typeof allPagesLanguages>;
      permalink: string;
    }
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
  const permalink = joinRoute(edition.content.home, 'all-pages');
  if (route === permalink) return { kind: 'all', groups: allPages(edition), languages: allPagesLanguages(), permalink };
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
