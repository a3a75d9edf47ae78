import 'server-only';
import type { MDXContent } from 'mdx/types';
import { site } from '../config/site';
import { feedFiles } from '../feed-files';
import { compilePage } from '../mdx/compile';
import type { TocEntry } from '../mdx/types';
import { withBasePath } from '../urls';
import { archiveYears, authorAt, countAuthors, countTags, listPageAt, listPager, postPager, tagAt } from './blog-lists';
import { blogIndexes, blogRoutes, listedPosts, postLists } from './blog-routes';
import { joinRoute } from './join-route';
import type { LastUpdate } from './last-update';
import { knownLastUpdate } from './last-updates';
import { mdxContextFor } from './mdx-context';
import type { Pager } from './pagination';
import {
  type AuthorView,
  authorView,
  type PostHead,
  type PostItem,
  postHead,
  postItem,
  type TagView,
  tagView,
} from './post-parts';
import { shownHeadings } from './shown-headings';
import { content, fromContent } from './store';
import type { Post } from './types';

/** A post as a dated link. */
export interface PostLink {
  title: string;
  href: string;
  date: string;
}

interface PageFrame {
  title: string;
  description: string;
  /** Route without the base path. */
  permalink: string;
  keywords: string[];
  image: string | undefined;
  unlisted: boolean;
}

/** Everything the page of a post shows. */
export interface PostView extends PageFrame, PostHead {
  kind: 'post';
  /** The list of all posts. */
  blog: { label: string; href: string };
  /** Title for search engines. */
  titleMeta: string;
  lead: string | null;
  Content: MDXContent;
  anchors: TocEntry[];
  toc: TocEntry[];
  editUrl: string | null;
  lastUpdate: LastUpdate | null;
  pager: Pager;
}

/** One page of all posts, or of those of a tag or an author. */
export interface PostListView extends PageFrame {
  kind: 'list';
  nav: BlogNav;
  /** What the page is headed with. */
  heading: string;
  lead: string | null;
  author: AuthorView | null;
  items: PostItem[];
  pager: Pager;
}

/** The links of the blog to itself: by year, by tag, by author. */
export type IndexView = PageFrame & { nav: BlogNav } & (
    | { kind: 'archive'; years: { year: string; posts: PostLink[] }[] }
    | { kind: 'tags'; tags: (TagView & { description: string | undefined; count: number })[] }
    | { kind: 'authors'; authors: (AuthorView & { count: number })[] }
  );

export type BlogView = PostView | PostListView | IndexView;

const listed = fromContent(listedPosts);
const lists = fromContent(postLists);
const indexes = fromContent(blogIndexes);
const byPermalink = fromContent(({ posts }) => new Map(posts.map((post) => [post.permalink, post])));

function postLink({ title, permalink, date }: Post): PostLink {
  return { title, href: withBasePath(permalink), date };
}

/** The newest posts, for the sidebar. */
export function recentPosts(): { title: string; posts: PostLink[] } {
  const { sidebarTitle: title, sidebarCount } = site.blog;
  return { title, posts: (sidebarCount === 'ALL' ? listed() : listed().slice(0, sidebarCount)).map(postLink) };
}

/** The ways from one list of the blog to the others, and to its feeds. */
export interface BlogNav {
  lists: { label: string; href: string; current: boolean }[];
  feeds: { label: string; href: string }[];
}

function navFrom(route: string): BlogNav {
  const { archive, tags, authors } = indexes();
  const { blogRoot } = content();
  const all = [
    { label: 'All posts', to: blogRoot },
    { label: 'Archive', to: archive },
    { label: 'Tags', to: tags },
    { label: 'Authors', to: authors },
  ];
  return {
    lists: all.map(({ label, to }) => ({ label, href: withBasePath(to), current: to === route })),
    feeds: feedFiles.map(({ file, label }) => ({ label, href: withBasePath(joinRoute(blogRoot, file)) })),
  };
}

function frame(title: string, description: string, permalink: string): PageFrame {
  return { title, description, permalink, keywords: [], image: undefined, unlisted: false };
}

async function postView(post: Post): Promise<PostView> {
  const { frontMatter, permalink, description } = post;
  const source = { ...post, format: frontMatter.format };
  const { Content, toc } = await compilePage(source, mdxContextFor(post.path, permalink));
  return {
    kind: 'post',
    blog: { label: site.blog.title, href: withBasePath(content().blogRoot) },
    ...postHead(post),
    titleMeta: frontMatter.title_meta ?? post.title,
    description,
    permalink,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    unlisted: frontMatter.unlisted,
    lead: (site.blog.showDescription && frontMatter.description) || null,
    Content,
    anchors: toc,
    toc: shownHeadings(toc, frontMatter),
    editUrl: site.editUrl && `${site.editUrl}${post.path}`,
    lastUpdate: knownLastUpdate(post),
    pager: postPager(listed(), permalink, withBasePath),
  };
}

interface ListHeading {
  /** As Docusaurus names the page. */
  title: string;
  heading: string;
  description: string;
  lead: string | null;
  author: AuthorView | null;
}

/** Number of posts in words. */
function countPosts(count: number): string {
  return count === 1 ? 'One post' : `${count} posts`;
}

function listHeading(root: string, count: number): ListHeading {
  const tag = tagAt(content(), root);
  const author = authorAt(content(), root);
  if (tag) {
    const description = tag.description ?? `Posts about ${site.title} tagged ${tag.label}.`;
    const title = `${countPosts(count)} tagged with "${tag.label}"`;
    return { title, heading: title, description, lead: tag.description ?? null, author: null };
  }
  if (author) {
    const description = author.description ?? `Posts of ${author.name}.`;
    const title = `${author.name} - ${countPosts(count)}`;
    const lead = author.description ?? null;
    return { title, heading: author.name, description, lead, author: authorView(author) };
  }
  const { title, description } = site.blog;
  return { title, heading: title, description, lead: null, author: null };
}

async function listView(route: string): Promise<PostListView | null> {
  const { postsPerPage } = content();
  const found = listPageAt(lists(), route, postsPerPage);
  if (!found) return null;
  const { page, pages, posts } = found;
  const all = lists().find(({ root }) => root === found.root)?.posts ?? posts;
  const { title, heading, description, lead, author } = listHeading(found.root, all.length);
  return {
    kind: 'list',
    nav: navFrom(route),
    ...frame(title, description, route),
    heading: page === 1 ? heading : `${heading}, page ${page} of ${pages}`,
    // A page that says only that there is nothing to read is no use in search results.
    unlisted: posts.length === 0,
    lead,
    author,
    items: await Promise.all(posts.map(postItem)),
    pager: listPager(found, withBasePath),
  };
}

function indexView(route: string): IndexView | null {
  if (content().posts.length === 0) return null;
  const nav = navFrom(route);
  if (route === indexes().archive) {
    const years = archiveYears(listed()).map(({ year, posts }) => ({ year, posts: posts.map(postLink) }));
    return { kind: 'archive', nav, ...frame('Archive', `All posts about ${site.title} by year.`, route), years };
  }
  if (route === indexes().tags) {
    const tags = countTags(content()).map(({ item, count }) => ({
      ...tagView(item),
      description: item.description,
      count,
    }));
    return { kind: 'tags', nav, ...frame('Tags', `What posts about ${site.title} are about.`, route), tags };
  }
  if (route !== indexes().authors) return null;
  const authors = countAuthors(content()).map(({ item, count }) => ({ ...authorView(item), count }));
  return { kind: 'authors', nav, ...frame('Authors', `Who writes about ${site.title}.`, route), authors };
}

/** View model of the page at a route of the blog, or null where there is none. */
export async function getBlogView(route: string): Promise<BlogView | null> {
  const post = byPermalink().get(route);
  if (post) return postView(post);
  return indexView(route) ?? listView(route);
}

/** Routes of all pages of the blog, without the base path. */
export function allBlogRoutes(): string[] {
  return [...blogRoutes(content()), ...content().posts.map(({ permalink }) => permalink)];
}

/** Address of the blog, base path included; null for a site without one. */
export function blogHref(): string | null {
  return content().posts.length > 0 ? withBasePath(content().blogRoot) : null;
}
