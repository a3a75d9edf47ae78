import 'server-only';
import type { MDXContent } from 'mdx/types';
import { site } from '../config/site';
import { compilePage } from '../mdx/compile';
import type { TocEntry } from '../mdx/types';
import { withBasePath } from '../urls';
import { archiveYears, authorAt, countAuthors, countTags, listPageAt, listPager, postPager, tagAt } from './blog-lists';
import { authorLists, blogRoutes, listedPosts, type PostList, tagLists } from './blog-routes';
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
  lead: string | null;
  author: AuthorView | null;
  items: PostItem[];
  pager: Pager;
}

/** The links of the blog to itself: by year, by tag, by author. */
export type IndexView = PageFrame &
  (
    | { kind: 'archive'; years: { year: string; posts: PostLink[] }[] }
    | { kind: 'tags'; tags: (TagView & { description: string | undefined; count: number })[] }
    | { kind: 'authors'; authors: (AuthorView & { count: number })[] }
  );

export type BlogView = PostView | PostListView | IndexView;

const listed = fromContent(listedPosts);
const lists = fromContent((content): readonly PostList[] =>
  content.posts.length === 0
    ? []
    : [{ root: '/blog', posts: listedPosts(content) }, ...tagLists(content), ...authorLists(content)],
);

function postLink({ title, permalink, date }: Post): PostLink {
  return { title, href: withBasePath(permalink), date };
}

/** The newest posts, for the sidebar. */
export function recentPosts(): PostLink[] {
  return listed().slice(0, 5).map(postLink);
}

function frame(title: string, description: string, permalink: string): PageFrame {
  return { title, description, permalink, keywords: [], image: undefined, unlisted: false };
}

async function postView(post: Post): Promise<PostView> {
  const { frontMatter, permalink, description } = post;
  const source = { ...post, format: frontMatter.format };
  const { Content, toc } = await compilePage(source, mdxContextFor(post.path, permalink));
  const { toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter;
  return {
    kind: 'post',
    ...postHead(post),
    titleMeta: frontMatter.title_meta ?? post.title,
    description,
    permalink,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    unlisted: frontMatter.unlisted,
    lead: frontMatter.description ?? null,
    Content,
    anchors: toc,
    toc: frontMatter.hide_table_of_contents ? [] : toc.filter(({ depth }) => depth >= min && depth <= max),
    editUrl: site.editUrl && `${site.editUrl}${post.path}`,
    lastUpdate: knownLastUpdate(post),
    pager: postPager(listed(), permalink, withBasePath),
  };
}

interface ListHeading {
  title: string;
  description: string;
  lead: string | null;
  author: AuthorView | null;
}

const blogDescription = `Posts about ${site.title}, newest first.`;

function listHeading(root: string): ListHeading {
  const tag = tagAt(content(), root);
  const author = authorAt(content(), root);
  if (tag) {
    const description = tag.description ?? `Posts about ${site.title} tagged ${tag.label}.`;
    return { title: `Posts tagged “${tag.label}”`, description, lead: tag.description ?? null, author: null };
  }
  if (author) {
    const description = author.description ?? `Posts of ${author.name}.`;
    return { title: author.name, description, lead: author.description ?? null, author: authorView(author) };
  }
  return { title: 'Blog', description: blogDescription, lead: null, author: null };
}

async function listView(route: string): Promise<PostListView | null> {
  const found = listPageAt(lists(), route);
  if (!found) return null;
  const { title, description, lead, author } = listHeading(found.root);
  const { page, pages, posts } = found;
  return {
    kind: 'list',
    ...frame(page === 1 ? title : `${title}, page ${page} of ${pages}`, description, route),
    // A page that says only that there is nothing to read is no use in search results.
    unlisted: posts.length === 0,
    lead,
    author,
    items: await Promise.all(posts.map(postItem)),
    pager: listPager(found, withBasePath),
  };
}

function indexView(route: string): IndexView | null {
  if (route === '/blog/archive') {
    const years = archiveYears(listed()).map(({ year, posts }) => ({ year, posts: posts.map(postLink) }));
    return { kind: 'archive', ...frame('Blog archive', `All posts about ${site.title} by year.`, route), years };
  }
  if (route === '/blog/tags') {
    const tags = countTags(content()).map(({ item, count }) => ({
      ...tagView(item),
      description: item.description,
      count,
    }));
    return { kind: 'tags', ...frame('Blog tags', `What posts about ${site.title} are about.`, route), tags };
  }
  if (route !== '/blog/authors') return null;
  const authors = countAuthors(content()).map(({ item, count }) => ({ ...authorView(item), count }));
  return { kind: 'authors', ...frame('Blog authors', `Who writes about ${site.title}.`, route), authors };
}

/** View model of the page at a route of the blog, or null where there is none. */
export async function getBlogView(route: string): Promise<BlogView | null> {
  const post = content().posts.find(({ permalink }) => permalink === route);
  if (post) return postView(post);
  return indexView(route) ?? listView(route);
}

/** Routes of all pages of the blog, without the base path. */
export function allBlogRoutes(): string[] {
  return [...blogRoutes(content()), ...content().posts.map(({ permalink }) => permalink)];
}

/** Address of the blog, base path included; null for a site without one. */
export function blogHref(): string | null {
  return content().posts.length > 0 ? withBasePath('/blog') : null;
}
