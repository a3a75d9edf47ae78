import 'server-only';
import { renderPlainHtml } from '../../mdx/plain-html';
import type { FeedFile } from '../../site/feed-files';
import { fill } from '../../words/fill';
import { toInstant } from '../files/instant';
import { mdxContextOf } from '../links/mdx-context';
import { listedPosts } from '../model/blog-routes';
import { fromEdition } from '../model/edition';
import { joinRoute } from '../model/join-route';
import type { Edition } from '../model/make-editions';
import type { Post } from '../types';
import { type Feed, type FeedItem, toAtom, toJsonFeed, toRss } from './feed';

const itemLimit = 20;

/** Full address of a route, as its page names itself. */
function fullUrl({ site: { url, basePath } }: Edition, route: string): string {
  return new URL(`${basePath}${route}`, url).href;
}

async function feedItem(edition: Edition, post: Post): Promise<FeedItem> {
  const { frontMatter, permalink } = post;
  const url = fullUrl(edition, permalink);
  const source = { ...post, format: frontMatter.format };
  const context = mdxContextOf(edition, post);
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
    homeUrl: fullUrl(edition, content.blogRoot),
    feedUrl: fullUrl(edition, joinRoute(content.blogRoot, file)),
    publisher: edition.site.title,
    items: await items(edition),
  });
}
