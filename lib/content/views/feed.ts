import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import { renderPlainHtml } from '../../mdx/plain-html';
import { absoluteUrl } from '../../site/absolute-url';
import type { FeedFile } from '../../site/feed-files';
import { fill } from '../../words/fill';
import { toInstant } from '../files/instant';
import type { MdxContexts } from '../links/create-mdx-contexts';
import { listedPosts } from '../model/blog-routes';
import { joinRoute } from '../model/join-route';
import type { Edition } from '../model/make-editions';
import type { Post } from '../types';

/** A post in a feed; every address is a full URL. */
export type FeedItem = Awaited<ReturnType<typeof feedItem>>;

export type Feed = ReturnType<typeof feedOf>;

function lastChange({ items }: Feed): Date {
  return new Date(Math.max(0, ...items.map(({ updated }) => Date.parse(updated))));
}

/** Characters that XML cannot contain, escaped or not: control characters, lone surrogates, non-characters. */
const outsideXml = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** RSS 2.0 with full texts. */
export function toRss(feed: Feed): string {
  const xml = generateRssFeed({
    title: feed.title,
    link: feed.homeUrl,
    description: feed.description,
    language: feed.language,
    lastBuildDate: lastChange(feed),
    atom: { links: [{ href: feed.feedUrl, rel: 'self', type: 'application/rss+xml' }] },
    items: feed.items.map((item) => ({
      title: item.title,
      link: item.url,
      guid: { value: item.url, isPermaLink: true },
      pubDate: new Date(item.published),
      description: item.summary,
      categories: item.tags.map((name) => ({ name })),
      dc: { creators: item.authors.map(({ name }) => name) },
      content: { encoded: item.html },
    })),
  });
  return xml.replace(outsideXml, '');
}

/** Atom (RFC 4287) with full texts. */
export function toAtom(feed: Feed): string {
  const xml = generateAtomFeed({
    id: feed.homeUrl,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: lastChange(feed),
    authors: [{ name: feed.publisher }],
    links: [
      { href: feed.feedUrl, rel: 'self', type: 'application/atom+xml' },
      { href: feed.homeUrl, rel: 'alternate', type: 'text/html' },
    ],
    entries: feed.items.map((item) => ({
      id: item.url,
      title: { value: item.title },
      links: [{ href: item.url, rel: 'alternate', type: 'text/html' }],
      published: new Date(item.published),
      updated: new Date(item.updated),
      authors: item.authors.map(({ name, url }) => ({ name, ...(url && { uri: url }) })),
      categories: item.tags.map((term) => ({ term })),
      summary: { value: item.summary },
      content: { type: 'html', value: item.html },
    })),
  });
  return xml.replace(outsideXml, '');
}

/** JSON Feed 1.1 with full texts. */
export function toJsonFeed(feed: Feed): string {
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.homeUrl,
    feed_url: feed.feedUrl,
    description: feed.description,
    language: feed.language,
    authors: [{ name: feed.publisher, url: feed.homeUrl }],
    items: feed.items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      ...(item.image && { image: item.image }),
      date_published: item.published,
      date_modified: item.updated,
      ...(item.authors.length > 0 && { authors: item.authors.map(({ name, url }) => ({ name, ...(url && { url }) })) }),
      ...(item.tags.length > 0 && { tags: item.tags }),
    })),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

const itemLimit = 20;

async function feedItem(edition: Edition, post: Post, contexts: MdxContexts) {
  const { frontMatter, permalink } = post;
  const url = absoluteUrl(edition.site, permalink);
  const source = { ...post, format: frontMatter.format };
  const context = contexts(post.path, permalink);
  return {
    url,
    title: post.title,
    summary: post.description,
    /** HTML without styles, scripts or relative addresses. */
    html: await renderPlainHtml(source, context, url),
    image: frontMatter.image && new URL(context.image(frontMatter.image).src, edition.site.url).href,
    published: post.date,
    updated: toInstant(frontMatter.last_update?.date ?? '') ?? post.date,
    authors: post.authors.map(({ name, permalink: page, url: own }) => ({
      name,
      url: page ? absoluteUrl(edition.site, page) : own,
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

function feedOf(edition: Edition, file: FeedFile, items: FeedItem[]) {
  const { content, language, site } = edition;
  const { feedTitle, feedDescription } = language.words.blog;
  return {
    title: fill(feedTitle, { site: site.title }),
    description: fill(feedDescription, { site: site.title }),
    language: language.code,
    homeUrl: absoluteUrl(edition.site, content.blogRoot),
    feedUrl: absoluteUrl(edition.site, joinRoute(content.blogRoot, file)),
    /** Author of items without authors. */
    publisher: site.title,
    items,
  };
}

/** Text of a feed. */
export function blogFeed(edition: Edition, file: FeedFile, items: FeedItem[]): string {
  return writers[file](feedOf(edition, file, items));
}
