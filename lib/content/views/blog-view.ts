import 'server-only';
import { feedFiles } from '../../site/feed-files';
import { withBasePath } from '../../site/urls';
import { fill, plural } from '../../words/fill';
import { mdxContextOf } from '../links/mdx-context';
import { blogIndexes, listedPosts, postLists } from '../model/blog-routes';
import { joinRoute } from '../model/join-route';
import { type Edition, fromEdition } from '../model/make-editions';
import { knownLastUpdate } from '../snapshot/store';
import type { PageFrame, Post } from '../types';
import { archiveYears, authorAt, countAuthors, countTags, listPageAt, listPager, postPager, tagAt } from './blog-lists';
import type { Compile } from './compile-document';
import { type AuthorView, authorView, postHead, postItem, type TagView, tagView } from './post-parts';
import { shownHeadings } from './shown-headings';

export type PostLink = ReturnType<typeof postLink>;
export type PostView = Awaited<ReturnType<typeof postView>>;
export type PostListView = NonNullable<Awaited<ReturnType<typeof listView>>>;

interface BlogFrame extends PageFrame {
  image: string | undefined;
}

/** Links between the lists of the blog: by year, by tag, by author. */
export type IndexView = BlogFrame & { nav: BlogNav } & (
    | { kind: 'archive'; years: { year: string; posts: PostLink[] }[] }
    | { kind: 'tags'; tags: (TagView & { description: string | undefined; count: number })[] }
    | { kind: 'authors'; authors: (AuthorView & { count: number })[] }
  );

export type BlogView = PostView | PostListView | IndexView;

const listed = fromEdition(({ content }) => listedPosts(content));
const lists = fromEdition(({ content }) => postLists(content));
const byPermalink = fromEdition(({ content }) => new Map(content.posts.map((post) => [post.permalink, post])));

function postLink({ title, permalink, date, isOriginal }: Post) {
  return { title, ...(isOriginal && { original: true as const }), href: withBasePath(permalink), date };
}

/** The newest posts, which every page of the blog lists. */
export interface RecentPosts {
  title: string;
  posts: PostLink[];
}

/** The newest posts, for the sidebar. */
export function recentPosts(edition: Edition): RecentPosts {
  const { sidebarTitle: title, sidebarCount } = edition.site.blog;
  const posts = listed(edition);
  return { title, posts: (sidebarCount === 'ALL' ? posts : posts.slice(0, sidebarCount)).map(postLink) };
}

export type BlogNav = ReturnType<typeof navFrom>;

/** Links from one list of the blog to the others, and to its feeds. */
function navFrom({ content, language }: Edition, route: string) {
  const { archive, tags, authors } = blogIndexes(content);
  const { blogRoot } = content;
  const words = language.words.blog;
  const all = [
    { label: words.all, to: blogRoot },
    { label: words.archive, to: archive },
    { label: words.tags, to: tags },
    { label: words.authors, to: authors },
  ];
  return {
    lists: all.map(({ label, to }) => ({ label, href: withBasePath(to), current: to === route })),
    feeds: feedFiles.map(({ file, label }) => ({ label, href: withBasePath(joinRoute(blogRoot, file)) })),
  };
}

function frame(title: string, description: string, permalink: string): BlogFrame {
  return { title, description, permalink, keywords: [], image: undefined, unlisted: false };
}

async function postView(edition: Edition, post: Post, compile: Compile) {
  const { content, site } = edition;
  const { frontMatter, permalink, description } = post;
  const source = { ...post, format: frontMatter.format };
  const { Content, toc, head } = await compile(source, mdxContextOf(edition, post));
  return {
    kind: 'post' as const,
    /** The list of all posts. */
    blog: { label: site.blog.title, href: withBasePath(content.blogRoot) },
    ...postHead(edition, post),
    titleMeta: frontMatter.title_meta ?? post.title,
    description,
    permalink,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    unlisted: frontMatter.unlisted,
    lead: (site.blog.showDescription && frontMatter.description && description) || null,
    ...(head && { head }),
    Content,
    anchors: toc,
    toc: shownHeadings(toc, frontMatter),
    editUrl: site.editUrl && `${site.editUrl}${post.file ?? post.path}`,
    lastUpdate: knownLastUpdate(post),
    pager: postPager(listed(edition), permalink),
  };
}

/** What stands above a list of posts. The title of the first page is that of Docusaurus. */
function listHeading({ content, site, language }: Edition, root: string, count: number) {
  const { code, words } = language;
  const tag = tagAt(content, root);
  const author = authorAt(content, root);
  if (tag) {
    const description = tag.description ?? fill(words.blog.tagDescription, { site: site.title, tag: tag.label });
    const title = plural(code, words.blog.tagged, count, { tag: tag.label });
    const heading = plural(code, words.blog.tagged, count);
    return { title, heading, tag, description, lead: tag.description ?? null, author: null };
  }
  if (author) {
    const { name } = author;
    const description = author.description ?? fill(words.blog.authorDescription, { name });
    const title = plural(code, words.blog.byAuthor, count, { name });
    const lead = author.description ?? null;
    return { title, heading: name, description, lead, author: authorView(author) };
  }
  const { title, description } = site.blog;
  return { title, heading: title, description, lead: null, author: null };
}

async function listView(edition: Edition, route: string, compile: Compile) {
  const { content, language } = edition;
  const all = lists(edition);
  const found = listPageAt(all, route, content.postsPerPage);
  if (!found) return null;
  const { page, pages, posts } = found;
  const count = (all.find(({ root }) => root === found.root)?.posts ?? posts).length;
  const { page: pageOf, headingPage } = language.words.blog;
  const { title, heading, tag, description, lead, author } = listHeading(edition, found.root, count);
  const onPage = (text: string) => (page === 1 ? text : fill(headingPage, { heading: text, page, pages }));
  return {
    kind: 'list' as const,
    nav: navFrom(edition, route),
    ...frame(onPage(title), description, route),
    /** With {tag} in place of the tag. */
    heading: onPage(heading),
    // Empty lists are no useful search results.
    unlisted: posts.every(({ frontMatter }) => frontMatter.unlisted),
    ...(tag && { tag }),
    lead,
    author,
    items: await Promise.all(posts.map((post) => postItem(edition, post, compile))),
    pager: listPager(found, pageOf),
  };
}

function indexView(edition: Edition, route: string): IndexView | null {
  const { content, site, language } = edition;
  if (content.posts.length === 0) return null;
  const words = language.words.blog;
  const nav = navFrom(edition, route);
  const { archive, tags: tagsAt, authors: authorsAt } = blogIndexes(content);
  const about = (text: string) => fill(text, { site: site.title });
  if (route === archive) {
    const years = archiveYears(listed(edition)).map(({ year, posts }) => ({ year, posts: posts.map(postLink) }));
    return { kind: 'archive', nav, ...frame(words.archive, about(words.archiveDescription), route), years };
  }
  if (route === tagsAt) {
    const tags = countTags(content).map(({ item, count }) => ({
      ...tagView(item),
      description: item.description,
      count,
    }));
    return { kind: 'tags', nav, ...frame(words.tags, about(words.tagsDescription), route), tags };
  }
  if (route !== authorsAt) return null;
  const authors = countAuthors(content).map(({ item, count }) => ({ ...authorView(item), count }));
  return { kind: 'authors', nav, ...frame(words.authors, about(words.authorsDescription), route), authors };
}

/** View model of the page at a route of the blog, or null where there is none. */
export async function getBlogView(edition: Edition, route: string, compile: Compile): Promise<BlogView | null> {
  const post = byPermalink(edition).get(route);
  if (post) return postView(edition, post, compile);
  return indexView(edition, route) ?? listView(edition, route, compile);
}

/** Route of the blog; null for a site without one. */
export function blogRoute({ content }: Edition): string | null {
  return content.posts.length > 0 ? content.blogRoot : null;
}
