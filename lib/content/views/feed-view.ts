import { renderPlainHtml } from '../../mdx/plain-html';
import type { FeedFile } from '../../site/feed-files';
import { fill } from '../../words/fill';
import { toInstant } from '../files/instant';
import type { MdxContexts } from '../links/create-mdx-contexts';
import { listedPosts } from '../model/blog-routes';
import { joinRoute } from '../model/join-route';
import type { Edition } from '../model/make-editions';
import type { Post } from '../types';
import { type Feed, type FeedItem, toAtom, toJsonFeed, toRss } from './feed';

const itemLimit = 20;

/** Full address of a route, as in the canonical address of its page. */
function fullUrl({ site: { url, basePath } }: Edition, route: string): string {
  return new URL(`${basePath}${route}`, url).href;
}

async function feedItem(edition: Edition, post: Post, contexts: MdxContexts): Promise<FeedItem> {
  const { frontMatter, permalink } = post;
  const url = fullUrl(edition, permalink);
  const source = { ...post, format: frontMatter.format };
  const context = contexts(post.path, permalink);
  return {
    url,
    title: post.title,
    summary: post.description,
    html: await renderPlainHtml(source, context, url),
    image: frontMatter.image && new URL(context.image(frontMatter.image).src, edition.site.url).href,
    published: post.date,
    updated: toInstant(frontMatter.last_update?.date ?? '') ?? post.date,
    authors: post.authors.map(({ name, permalink: page, url: own }) => ({
      name,
      url: page ? fullUrl(edition, page) : own,
    })),
    tags: post.tags.map(({ label }) => label),
  };
}

const writers: Readonly<Record<FeedFile, (feed: Feed) => string>> = {
  'rss.xml': toRss,
  'atom.xml': toAtom,
  'feed.json': toJsonFeed,
};

/** The newest posts with their full texts, for feeds of every format. */
export function feedItems(edition: Edition, contexts: MdxContexts): Promise<FeedItem[]> {
  const posts = listedPosts(edition.content).filter(({ isOriginal }) => !isOriginal);
  return Promise.all(posts.slice(0, itemLimit).map((post) => feedItem(edition, post, contexts)));
}

/** Text of a feed. */
export function blogFeed(edition: Edition, file: FeedFile, items: FeedItem[]): string {
  const { content, language } = edition;
  const { feedTitle, feedDescription } = language.words.blog;
  return writers[file]({
    title: fill(feedTitle, { site: edition.site.title }),
    description: fill(feedDescription, { site: edition.site.title }),
    language: language.code,
    homeUrl: fullUrl(edition, content.blogRoot),
    feedUrl: fullUrl(edition, joinRoute(content.blogRoot, file)),
    publisher: edition.site.title,
    items,
  });
}
