import type { Post } from '../types';
import { tagsRoute } from './build-tags';
import { isRouteBelow, joinRoute } from './join-route';
import type { Content } from './load-content';

type Blog = Pick<Content, 'blogRoot' | 'postsPerPage' | 'posts' | 'authors' | 'tags'>;

/** A list of posts with several pages. */
export interface PostList {
  root: string;
  posts: Post[];
}

/** Posts that lists show, newest first. */
export function listedPosts({ posts }: Pick<Content, 'posts'>): Post[] {
  return posts.filter(({ frontMatter }) => !frontMatter.unlisted);
}

/** Posts by the route of a tag or author page. Every route of `routes` has an entry. */
function groupByRoute(posts: readonly Post[], routes: readonly string[], routesOf: (post: Post) => string[]) {
  const groups = new Map(routes.map((root) => [root, { root, posts: [] as Post[] }]));
  for (const post of posts) {
    for (const root of new Set(routesOf(post))) {
      const group = groups.get(root) ?? { root, posts: [] };
      groups.set(root, group);
      group.posts.push(post);
    }
  }
  return [...groups.values()];
}

const tagRoutes = ({ tags }: Post) => tags.map(({ permalink }) => permalink);
const authorRoutes = ({ authors }: Post) => authors.flatMap(({ permalink }) => permalink ?? []);

/** One list for each tag of a listed post. */
export function tagLists(blog: Pick<Content, 'posts'>): PostList[] {
  return groupByRoute(listedPosts(blog), [], tagRoutes);
}

/** One list for each author with a page. */
export function authorLists(blog: Pick<Content, 'posts' | 'authors'>): PostList[] {
  const defined = [...blog.authors.values()].flatMap(({ permalink }) => permalink ?? []);
  return groupByRoute(listedPosts(blog), defined, authorRoutes);
}

/** Number of pages of a list; an empty list has one. */
export function pageCount(posts: number, perPage: number): number {
  return Math.max(1, Math.ceil(posts / perPage));
}

/** Route of a page of a list, counted from 1. */
export function pageRoute(root: string, page: number): string {
  return page === 1 ? root : joinRoute(root, 'page', String(page));
}

/** Whether a link leads to the blog or below it. If the blog is at the root of the site, only its own page counts. */
export function isBlogRoute({ blogRoot }: Pick<Content, 'blogRoot'>, to: string): boolean {
  return blogRoot === '/' ? to === '/' : isRouteBelow(blogRoot, to);
}

/** Every list of posts: all posts, and those of each tag and author. Empty without posts. */
export function postLists(blog: Blog): PostList[] {
  if (blog.posts.length === 0) return [];
  const lists = [{ root: blog.blogRoot, posts: listedPosts(blog) }, ...tagLists(blog), ...authorLists(blog)];
  const listed = new Set(lists.map(({ root }) => root));
  // Pages that only unlisted posts link to list these, as with docs.
  const others = groupByRoute(blog.posts, [], (post) => [...tagRoutes(post), ...authorRoutes(post)]);
  return [...lists, ...others.filter(({ root }) => !listed.has(root))];
}

/** Routes of the pages that list what the blog has: by year, by tag, by author. */
export function blogIndexes({ blogRoot }: Pick<Content, 'blogRoot'>): Record<'archive' | 'tags' | 'authors', string> {
  const at = (name: string) => joinRoute(blogRoot, name);
  return { archive: at('archive'), tags: tagsRoute(blogRoot), authors: at('authors') };
}

function pagesOf({ root, posts }: PostList, { postsPerPage }: Pick<Content, 'postsPerPage'>): string[] {
  return Array.from({ length: pageCount(posts.length, postsPerPage) }, (_, index) => pageRoute(root, index + 1));
}

/** Whether there are posts, and none is translated. */
function areOriginals(posts: readonly Post[]): boolean {
  return posts.length > 0 && posts.every(({ isOriginal }) => isOriginal);
}

/** Routes of lists whose posts are all untranslated. */
export function originalPostLists(blog: Blog): Set<string> {
  const { postsPerPage } = blog;
  const pages = postLists(blog).flatMap((list) =>
    pagesOf(list, blog).filter((_, page) =>
      areOriginals(list.posts.slice(page * postsPerPage, (page + 1) * postsPerPage)),
    ),
  );
  const indexes = areOriginals(listedPosts(blog)) ? Object.values(blogIndexes(blog)) : [];
  return new Set([...pages, ...indexes]);
}

/** Routes of the blog besides posts: lists, archive, tags and authors. Empty without posts. */
export function blogRoutes(blog: Blog): string[] {
  if (blog.posts.length === 0) return [];
  return [...postLists(blog).flatMap((list) => pagesOf(list, blog)), ...Object.values(blogIndexes(blog))];
}
