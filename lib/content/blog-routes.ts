import type { Content } from './load-content';
import type { Post } from './types';

/** Posts on one page of a list. */
export const postsPerPage = 10;

type Blog = Pick<Content, 'posts' | 'authors' | 'tags'>;

/** A list of posts that is cut into pages. */
export interface PostList {
  /** Route of its first page. */
  root: string;
  posts: Post[];
}

/** Posts readers may find in lists, newest first. */
export function listedPosts({ posts }: Pick<Content, 'posts'>): Post[] {
  return posts.filter(({ frontMatter }) => !frontMatter.unlisted);
}

/** Posts by the route of a tag or author page; every route of `routes` is there, also without posts. */
function groupByRoute(
  posts: readonly Post[],
  routes: readonly string[],
  routesOf: (post: Post) => string[],
): PostList[] {
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

/** One list for each tag of a listed post. */
export function tagLists(blog: Pick<Content, 'posts'>): PostList[] {
  return groupByRoute(listedPosts(blog), [], ({ tags }) => tags.map(({ permalink }) => permalink));
}

/** One list for each author with a page. */
export function authorLists(blog: Blog): PostList[] {
  const defined = [...blog.authors.values()].flatMap(({ permalink }) => permalink ?? []);
  return groupByRoute(listedPosts(blog), defined, ({ authors }) => authors.flatMap(({ permalink }) => permalink ?? []));
}

/** Number of pages of a list; a list without posts has one, which says so. */
export function pageCount(posts: number, perPage = postsPerPage): number {
  return Math.max(1, Math.ceil(posts / perPage));
}

/** Route of a page of a list, counted from 1. */
export function pageRoute(root: string, page: number): string {
  return page === 1 ? root : `${root}/page/${page}`;
}

/** Routes of the blog that are not posts: lists, archive, tags and authors. None where there is no post. */
export function blogRoutes(blog: Blog): string[] {
  if (blog.posts.length === 0) return [];
  const lists = [{ root: '/blog', posts: listedPosts(blog) }, ...tagLists(blog), ...authorLists(blog)];
  const pages = lists.flatMap(({ root, posts }) =>
    Array.from({ length: pageCount(posts.length) }, (_, index) => pageRoute(root, index + 1)),
  );
  return [...pages, '/blog/archive', '/blog/tags', '/blog/authors'];
}
