import { generateAtomFeed, generateRssFeed } from 'feedsmith';

/** A post in a feed; every address is a full URL. */
export interface FeedItem {
  url: string;
  title: string;
  summary: string;
  /** Whole text: HTML without styles, scripts or relative addresses. */
  html: string;
  image: string | undefined;
  /** ISO 8601. */
  published: string;
  updated: string;
  authors: { name: string; url: string | undefined }[];
  tags: string[];
}

export interface Feed {
  title: string;
  description: string;
  language: string;
  /** Page the feed is about. */
  homeUrl: string;
  feedUrl: string;
  /** Author of items without authors. */
  publisher: string;
  items: FeedItem[];
}

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
