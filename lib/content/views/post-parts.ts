import 'server-only';
import memoize from 'lodash-es/memoize.js';
import { excerptPipeline } from '../../mdx/plugins/index';
import { slugify } from '../../site/slug';
import { withBasePath } from '../../site/urls';
import type { Words } from '../../words/types';
import { mdxContextOf } from '../links/mdx-context';
import { socialLinks } from '../links/social-links';
import { editions } from '../model/edition';
import { type Edition, fromEdition } from '../model/make-editions';
import { originalOf } from '../model/original';
import type { Author, Named, Post, Tag } from '../types';
import type { Compile } from './compile-document';
import { readingMinutes } from './reading-time';

export type AuthorView = ReturnType<typeof authorView>;
export type TagView = ReturnType<typeof tagView>;
export type PostHead = ReturnType<typeof postHead>;
export type PostItem = Awaited<ReturnType<typeof buildItem>>;

/** Address of a file under public/, or a full URL as it is. */
function fileHref(path: string | undefined): string | undefined {
  return path === undefined || /^(?:https?:)?\/\//.test(path) ? path : withBasePath(`/${path.replace(/^\//, '')}`);
}

/** An author with links that include the base path. */
export function authorView({ url, email, image, socials, permalink, ...author }: Author) {
  const { name, title, description, original } = author;
  const own = url ?? (email === undefined ? undefined : `mailto:${email}`);
  return {
    name,
    title,
    description,
    ...(original && { original }),
    /** The author's page here, else their own. */
    href: permalink === undefined ? own : withBasePath(permalink),
    /** Whether that is another site. */
    external: permalink === undefined && url !== undefined,
    image: fileHref(image),
    socials: socialLinks(socials),
  };
}

/** A tag with a link that includes the base path. */
export function tagView({ label, original, permalink }: Tag): Named & { href: string } {
  return { label, ...(original && { original }), href: withBasePath(permalink) };
}

function badgeOf({ blog }: Words, { frontMatter, scheduled }: Post): string | null {
  if (frontMatter.draft) return blog.draft;
  if (scheduled) return blog.scheduled;
  return frontMatter.unlisted ? blog.unlisted : null;
}

/** Title, date, authors and tags of a post. */
export function postHead(edition: Edition, post: Post) {
  return {
    source: post.file ?? post.path,
    title: post.title,
    href: withBasePath(post.permalink),
    date: post.date,
    minutes: readingMinutes(post.body),
    authors: post.authors.map(authorView),
    tags: post.tags.map(tagView),
    /** Why other readers do not see the post, or not in lists. */
    badge: badgeOf(edition.language.words, post),
    original: originalOf(edition, post, editions()[0]),
  };
}

/** A post in a list, cut off at its mark. */
async function buildItem(edition: Edition, post: Post, compile: Compile) {
  const href = withBasePath(post.permalink);
  const below = post.permalink.slice(edition.content.blogRoot.length);
  const excerpt = { prefix: slugify(below.replace(/^\//, '').replaceAll('/', '-')), href };
  const source = { ...post, format: post.frontMatter.format };
  const context = { ...mdxContextOf(edition, post), excerpt };
  const { Content, truncated } = await compile(source, context, excerptPipeline);
  return { ...postHead(edition, post), Content, truncated };
}

const itemsOf = fromEdition((edition) =>
  memoize((compile: Compile) => memoize((post: Post) => buildItem(edition, post, compile))),
);

/** A post as lists show it. Kept, because a post is in the lists of its tags and authors too. */
export function postItem(edition: Edition, post: Post, compile: Compile): Promise<PostItem> {
  return itemsOf(edition)(compile)(post);
}
