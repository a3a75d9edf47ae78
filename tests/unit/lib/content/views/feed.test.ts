import { parseFeed } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Feed, type FeedItem, toAtom, toJsonFeed, toRss } from '@/lib/content/views/feed';

const item: FeedItem = {
  url: 'https://x.y/base/blog/a',
  title: 'Fish & <chips>',
  summary: 'Both > one',
  html: '<p>Text &amp; <code>a[b[0]]></code> ]]> &lt;i&gt;</p>',
  image: undefined,
  published: '2026-01-02T03:04:05.000Z',
  updated: '2026-02-03T00:00:00.000Z',
  authors: [
    { name: 'Ann & Ben', url: 'https://x.y/base/blog/authors/ann' },
    { name: 'Eve', url: undefined },
  ],
  tags: ['One', 'Two'],
};

const feed = (items: FeedItem[], feedUrl: string): Feed => ({
  title: 'A & B',
  description: 'About <things>',
  language: 'en',
  homeUrl: 'https://x.y/base/blog',
  feedUrl,
  publisher: 'X',
  items,
});

const rss = (...items: FeedItem[]) => toRss(feed(items, 'https://x.y/base/blog/rss.xml'));
const atom = (...items: FeedItem[]) => toAtom(feed(items, 'https://x.y/base/blog/atom.xml'));

describe('RSS', () => {
  it('says of channel and item what RSS 2.0 demands', () => {
    const parsed = parseFeed(rss(item));
    expect(parsed).toMatchObject({
      type: 'rss',
      title: 'A & B',
      description: 'About <things>',
      link: feed([], '').homeUrl,
    });
    expect(parsed?.updated).toEqual(new Date(item.updated));
    expect(parsed?.items).toMatchObject([
      { id: item.url, title: item.title, link: item.url, description: item.summary },
    ]);
    expect(parsed?.items[0]?.pubDate).toEqual(new Date(item.published));
  });

  it('names itself, its authors and its tags, and states dates as RFC 822 does', () => {
    const xml = rss(item);
    expect(xml).toContain('<atom:link href="https://x.y/base/blog/rss.xml" rel="self" type="application/rss+xml"/>');
    expect(xml).toContain('<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>');
    expect(xml.match(/<dc:creator>.*?<\/dc:creator>/gs)).toHaveLength(2);
    expect(xml.match(/<category>.*?<\/category>/gs)).toEqual(['<category>One</category>', '<category>Two</category>']);
    expect(xml).toContain('<guid isPermaLink="true">');
  });
});

describe('Atom', () => {
  it('says of feed and entry what RFC 4287 demands', () => {
    const parsed = parseFeed(atom(item));
    expect(parsed).toMatchObject({ type: 'atom', id: 'https://x.y/base/blog', title: 'A & B' });
    expect(parsed?.updated).toEqual(new Date(item.updated));
    expect(parsed?.items).toMatchObject([
      { id: item.url, title: item.title, link: item.url, description: item.summary },
    ]);
    expect(parsed?.items[0]?.pubDate).toEqual(new Date(item.updated));
  });

  it('names itself, the page it is about, authors and tags', () => {
    const xml = atom(item);
    expect(xml).toMatch(
      /<link href="https:\/\/x\.y\/base\/blog\/atom\.xml" rel="self" type="application\/atom\+xml"\/>/,
    );
    expect(xml).toMatch(/<link href="https:\/\/x\.y\/base\/blog" rel="alternate" type="text\/html"\/>/);
    expect(xml).toContain('<published>2026-01-02T03:04:05.000Z</published>');
    expect(xml).toContain('<uri>https://x.y/base/blog/authors/ann</uri>');
    expect(xml.match(/<category term="[^"]*"\/>/g)).toEqual(['<category term="One"/>', '<category term="Two"/>']);
  });

  it('has an author where an entry has none', () => {
    expect(atom({ ...item, authors: [] })).toMatch(/<feed[^>]*>\s*<author>\s*<name>X<\/name>/);
  });
});

describe.each([
  ['RSS', rss],
  ['Atom', atom],
])('%s', (_, write) => {
  it('is XML whatever the text holds, even what XML cannot', () => {
    const xml = write({ ...item, title: 'a\u0000b\u0008', html: '<p>]]]]>><![CDATA[\u000b</p>' });
    // Control characters other than tab and line ends.
    expect(xml.replace(/[\t\n\r]/g, '')).not.toMatch(/\p{Cc}/u);
    expect(parseFeed(xml)?.items).toHaveLength(1);
  });

  it('is a feed without posts', () => {
    expect(parseFeed(write())).toMatchObject({ title: 'A & B', items: [] });
  });
});

/** https://www.jsonfeed.org/version/1.1/ */
const author = z.strictObject({ name: z.string(), url: z.url().optional() });
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  language: z.string(),
  authors: z.array(author),
  items: z.array(
    z.strictObject({
      id: z.string(),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string(),
      image: z.url().optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: z.array(author).optional(),
      tags: z.array(z.string()).optional(),
    }),
  ),
});

describe('JSON Feed', () => {
  const read = (...items: FeedItem[]) =>
    jsonFeed.parse(JSON.parse(toJsonFeed(feed(items, 'https://x.y/base/blog/feed.json'))));

  it('has the fields of version 1.1', () => {
    expect(read({ ...item, image: 'https://x.y/i.png' }).items).toEqual([
      {
        id: item.url,
        url: item.url,
        title: item.title,
        summary: item.summary,
        content_html: item.html,
        image: 'https://x.y/i.png',
        date_published: item.published,
        date_modified: item.updated,
        authors: [{ name: 'Ann & Ben', url: 'https://x.y/base/blog/authors/ann' }, { name: 'Eve' }],
        tags: item.tags,
      },
    ]);
  });

  it('leaves out what there is none of', () => {
    expect(read().items).toEqual([]);
    expect(Object.keys(read({ ...item, authors: [], tags: [] }).items[0] ?? {})).not.toContain('authors');
  });
});
