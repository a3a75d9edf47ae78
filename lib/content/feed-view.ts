import 'server-only';
import { site } from '../config/site';
import type { FeedFile } from '../feed-files';
import { renderPlainHtml } from '../mdx/plain-html';
import { withBasePath } from '../urls';
import { listedPosts } from './blog-routes';
import { type Feed, type FeedItem, toAtom, toJsonFeed, toRss } from './feed';
import { joinRoute } from './join-route';
import { mdxContextFor } from './mdx-context';
import { content, fromContent } from './store';
import type { Post } from './types';

const itemLimit = 20;

function fullUrl(route: string): string {
  return /^https?:/.test(route) ? route : `${site.url}${withBasePath(route)}`;
}

async function feedItem(post: Post): Promise<FeedItem> {
  const { frontMatter, permalink } = post;
  const url = fullUrl(permalink);
  const source = { ...post, format: frontMatter.format };
  const changed = frontMatter.last_update?.date;
  return {
    url,
    title: post.title,
    summary: post.description,
    html: await renderPlainHtml(source, mdxContextFor(post.path, permalink), url),
    image: frontMatter.image && fullUrl(frontMatter.image),
    published: post.date,
    updated: changed ? new Date(changed).toISOString() : post.date,
    authors: post.authors.map(({ name, permalink: page, url: own }) => ({ name, url: page ? fullUrl(page) : own })),
    tags: post.tags.map(({ label }) => label),
  };
}

const items = fromContent(
  (content): Promise<FeedItem[]> => Promise.all(listedPosts(content).slice(0, itemLimit).map(feedItem)),
);

const writers: Readonly<Record<FeedFile, (feed: Feed) => string>> = {
  'rss.xml': toRss,
  'atom.xml': toAtom,
  'feed.json': toJsonFeed,
};

/** Text of a feed: the newest posts, whole. */
export async function blogFeed(file: FeedFile): Promise<string> {
  const { blogRoot } = content();
  return writers[file]({
    title: `${site.title} blog`,
    description: `Posts about ${site.title}, newest first.`,
    language: site.locales[0]?.code ?? 'en',
    homeUrl: fullUrl(blogRoot),
    feedUrl: fullUrl(joinRoute(blogRoot, file)),
    publisher: site.title,
    items: await items(),
  });
}
