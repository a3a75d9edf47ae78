import groupBy from 'lodash-es/groupBy.js';
import { withBasePath } from '../../site/urls';
import { fill } from '../../words/fill';
import { authorLists, listedPosts, type PostList, pageCount, pageRoute, tagLists } from '../model/blog-routes';
import type { Content } from '../model/load-content';
import type { Author, Post, Tag } from '../types';
import { documentLink, type Pager } from './pagination';

type Blog = Pick<Content, 'posts' | 'authors' | 'tags'>;

export interface ArchiveYear {
  year: string;
  posts: Post[];
}

/** Posts by year (UTC), newest first. */
export function archiveYears(posts: readonly Post[]): ArchiveYear[] {
  const years = Object.entries(groupBy(posts, ({ date }) => date.slice(0, 4)));
  return years.map(([year, ofYear]) => ({ year, posts: ofYear })).sort((a, b) => b.year.localeCompare(a.year));
}

/** A tag or an author, with the number of posts. */
export interface Counted<T> {
  item: T;
  count: number;
}

function countPosts<T>(lists: readonly PostList[], itemAt: (route: string) => T | undefined): Counted<T>[] {
  return lists.flatMap(({ root, posts }) => {
    const item = itemAt(root);
    return item ? [{ item, count: posts.length }] : [];
  });
}

/** Tags of listed posts, by label. If posts spell a tag differently, tags.yml decides, then the newest post. */
export function countTags(blog: Blog): Counted<Tag>[] {
  const counted = countPosts(tagLists(blog), (route) => tagAt(blog, route));
  return counted.sort((a, b) => a.item.label.localeCompare(b.item.label, 'en'));
}

/** Authors of listed posts, and authors with a page of their own, by name. */
export function countAuthors(blog: Blog): Counted<Author>[] {
  const withPage = countPosts(authorLists(blog), (route) => authorAt(blog, route));
  const others = new Map<string, Counted<Author>>();
  for (const author of listedPosts(blog).flatMap(({ authors }) => authors)) {
    if (author.permalink !== undefined) continue;
    const id = author.key ?? author.name;
    others.set(id, { item: others.get(id)?.item ?? author, count: (others.get(id)?.count ?? 0) + 1 });
  }
  return [...withPage, ...others.values()].sort((a, b) => a.item.name.localeCompare(b.item.name, 'en'));
}

/** The tag whose page is at a route. */
export function tagAt({ tags, posts }: Blog, route: string): Tag | undefined {
  return [...tags.values(), ...posts.flatMap((post) => post.tags)].find(({ permalink }) => permalink === route);
}

/** The author whose page is at a route. */
export function authorAt({ authors, posts }: Blog, route: string): Author | undefined {
  return [...authors.values(), ...posts.flatMap((post) => post.authors)].find(({ permalink }) => permalink === route);
}

export interface ListPage extends PostList {
  page: number;
  pages: number;
}

/** A page of the list that starts at one of these roots; null if the route is no page of it. */
export function listPageAt(lists: readonly PostList[], route: string, postsPerPage: number): ListPage | null {
  const [, above = route, number] = /^(.*)\/page\/([1-9]\d*)$/.exec(route) ?? [];
  const root = above || '/';
  const list = lists.find((candidate) => candidate.root === root);
  const page = number === undefined ? 1 : Number(number);
  if (!list || number === '1') return null;
  const pages = pageCount(list.posts.length, postsPerPage);
  const posts = list.posts.slice((page - 1) * postsPerPage, page * postsPerPage);
  return page > pages ? null : { root, posts, page, pages };
}

/** Links to the neighbours of a page of a list: newer posts come first. */
export function listPager({ root, page, pages }: Omit<ListPage, 'posts'>, label: string): Pager {
  const link = (to: number) => ({ label: fill(label, { page: to, pages }), href: withBasePath(pageRoute(root, to)) });
  return { previous: page > 1 ? link(page - 1) : null, next: page < pages ? link(page + 1) : null };
}

/** Links to the newer and the older neighbour of a post; none if the post is not in the list. */
export function postPager(posts: readonly Post[], permalink: string): Pager {
  const at = posts.findIndex((post) => post.permalink === permalink);
  const link = (post: Post | undefined) => (post ? documentLink(post) : null);
  return { previous: link(at > 0 ? posts[at - 1] : undefined), next: link(at >= 0 ? posts[at + 1] : undefined) };
}
