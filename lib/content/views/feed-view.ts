import 'server-only';
import { site } from '../../config/site';
import { renderPlainHtml } from '../../mdx/plain-html';
import type { FeedFile } from '../../site/feed-files';
import { withBasePath } from '../../site/urls';
import { fill } from '../../words/fill';
import { mdxContextOf } from '../links/mdx-context';
import { listedPosts } from '../model/blog-routes';
import { fromEdition } from '../model/edition';
import { joinRoute } from '../model/join-route';
import type { Edition } from '../model/make-editions';
import type { Post } from '../types';
import { type Feed, type FeedItem, toAtom, toJsonFeed, toRss } from './feed';

const itemLimit = 20;

function fullUrl(route: string): string {
  return /^https?:/.test(route) ? route : `${site.url}${withBasePath(route)}`;
}

async function feedItem(edition: Edition, post: Post): Promise<FeedItem> {
  const { frontMatter, permalink } = post;
  const url = fullUrl(permalink);
  const source = { ...post, format: frontMatter.format };
  const changed = frontMatter.last_update?.date;
  return {
    url,
    title: post.title,
    summary: post.description,
    html: await renderPlainHtml(source, mdxContextOf(edition, post), url),
    image: frontMatter.image && fullUrl(frontMatter.image),
    published: post.date,
    updated: changed ? new Date(changed).toISOString() : post.date,
    authors: post.authors.map(({ name, permalink: page, url: own }) => ({ name, url: page ? fullUrl(page) : own })),
    tags: post.tags.map(({ label }) => label),
  };
}

const items = fromEdition(
  (edition): Promise<FeedItem[]> =>
    Promise.all(
      listedPosts(edition.content)
        .filter(({ isOriginal }) => !isOriginal)
        .slice(0, itemLimit)
        .map((post) => feedItem(edition, post)),
    ),
);

const writers: Readonly<Record<FeedFile, (feed: Feed) => string>> = {
  'rss.xml': toRss,
  'atom.xml': toAtom,
  'feed.json': toJsonFeed,
};

/** Text of a feed: the newest posts, whole. */
export async function blogFeed(edition: Edition, file: FeedFile): Promise<string> {
  const { content, language } = edition;
  const { feedTitle, feedDescription } = language.words.blog;
  return writers[file]({
    title: fill(feedTitle, { site: edition.site.title }),
    description: fill(feedDescription, { site: edition.site.title }),
    language: language.code,
    homeUrl: fullUrl(content.blogRoot),
    feedUrl: fullUrl(joinRoute(content.blogRoot, file)),
    publisher: edition.site.title,
    items: await items(edition),
  });
}
