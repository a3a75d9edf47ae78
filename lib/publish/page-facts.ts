import type { LocalSite } from '../config/local-site';
import { type LastUpdate, lastUpdateOf } from '../content/files/last-update';
import { blogIndexes, blogRoutes } from '../content/model/blog-routes';
import { isRouteBelow } from '../content/model/join-route';
import type { Content, DocsVersion } from '../content/model/load-content';
import type { Edition } from '../content/model/make-editions';
import { buildBreadcrumbs } from '../content/sidebar/sidebar';
import type { Author, Doc, Page, Post, Tag } from '../content/types';

/** A step on the way from the home page to a page. */
export interface Crumb {
  label: string;
  /** Without the base path; absent for a category without a page. */
  route?: string;
}

/** Facts about a page for machines, besides those in its head. */
export interface PageFacts {
  /** A list contains links to other pages: categories, tags, archives. */
  kind: 'home' | 'doc' | 'page' | 'post' | 'list';
  title: string;
  /** The content file, and its image for link previews. */
  image: { from: string; src: string } | undefined;
  /** The way to the page, outermost first, without the home page and the page itself. */
  crumbs: Crumb[];
  /** ISO 8601 date of the last change. */
  modified: string | undefined;
  /** Only for posts. */
  published?: { date: string; authors: readonly Author[]; tags: readonly Tag[] };
  /** Whether the page also exists as Markdown. */
  markdown: boolean;
}

/** A page for machines. */
export interface MachinePage {
  /** Without the base path. */
  route: string;
  description: string;
  /** Whether search engines may list it. */
  listed: boolean;
  facts: PageFacts;
  /** Picture for link previews. */
  image: PreviewImage;
}

/** A picture with its full address. The size of drawn pictures is known. */
export interface PreviewImage {
  url: string;
  width?: number;
  height?: number;
}

type Updates = ReadonlyMap<string, LastUpdate>;

function crumbsAbove(version: DocsVersion, permalink: string): Crumb[] {
  const path = buildBreadcrumbs(version.places.get(permalink)?.path ?? [], (route) => route);
  return path.slice(0, -1).map(({ label, href }) => ({ label, ...(href && { route: href }) }));
}

function written(
  kind: 'home' | 'doc' | 'page' | 'post',
  { title, frontMatter, path, file = path }: Doc | Page | Post,
  crumbs: Crumb[],
  updates: Updates,
): PageFacts {
  const modified = lastUpdateOf(frontMatter, file, updates)?.date;
  const image = frontMatter.image === undefined ? undefined : { from: file, src: frontMatter.image };
  return { kind, title, image, crumbs, modified, markdown: true };
}

/** Facts of a page without a content file. */
export function bareFacts(title: string): PageFacts {
  return { kind: 'list', title, image: undefined, crumbs: [], modified: undefined, markdown: false };
}

/** The blog as a step. If the blog is at the root of the site, the home page is its list. */
function blogCrumbs({ blogRoot, home }: Content, title: string): Required<Crumb>[] {
  return blogRoot === home ? [] : [{ label: title, route: blogRoot }];
}

/** The way to each list of the blog except the first: the blog, and the list of all tags or authors. */
export function listCrumbs(edition: Pick<Edition, 'content' | 'site' | 'language'>): (route: string) => Crumb[] {
  const { content, site, language } = edition;
  const routes = new Set(blogRoutes(content));
  const { tags, authors } = blogIndexes(content);
  const words = language.words.blog;
  const steps = [
    ...blogCrumbs(content, site.blog.title),
    { label: words.tags, route: tags },
    { label: words.authors, route: authors },
  ];
  return (route) =>
    routes.has(route) ? steps.filter((step) => step.route !== route && isRouteBelow(step.route, route)) : [];
}

/**
 * Facts of every page with a content file, and of the home page, by route. Untranslated pages have none, because they are
 * no separate pages for machines.
 */
export function collectPageFacts(
  content: Content,
  { title, blog: { title: blogTitle } }: Pick<LocalSite, 'title' | 'blog'>,
  updates: Updates,
): Map<string, PageFacts> {
  const facts = new Map<string, PageFacts>([[content.home, { ...bareFacts(title), kind: 'home' }]]);
  for (const version of content.versions) {
    for (const [route, category] of version.generatedPages) {
      const list = bareFacts(category.generated?.title ?? category.label);
      facts.set(route, { ...list, crumbs: crumbsAbove(version, route) });
    }
    for (const doc of version.docs.filter(({ isOriginal }) => !isOriginal))
      facts.set(doc.permalink, written('doc', doc, crumbsAbove(version, doc.permalink), updates));
  }
  for (const page of content.pages) {
    if (page.isOriginal) facts.delete(page.permalink);
    else facts.set(page.permalink, written(page.permalink === content.home ? 'home' : 'page', page, [], updates));
  }
  const blog = blogCrumbs(content, blogTitle);
  for (const post of content.posts.filter(({ isOriginal }) => !isOriginal)) {
    const { date, authors, tags } = post;
    facts.set(post.permalink, { ...written('post', post, blog, updates), published: { date, authors, tags } });
  }
  return facts;
}
