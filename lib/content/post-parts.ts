import 'server-only';
import type { MDXContent } from 'mdx/types';
import { compilePage } from '../mdx/compile';
import { excerptPipeline } from '../mdx/plugins/index';
import { slugify } from '../slug';
import { withBasePath } from '../urls';
import { mdxContextFor } from './mdx-context';
import { readingMinutes } from './reading-time';
import { type SocialLink, socialLinks } from './social-links';
import { content } from './store';
import type { Author, Post, Tag } from './types';

export interface AuthorView {
  name: string;
  title: string | undefined;
  description: string | undefined;
  /** The author's page here, else their own. */
  href: string | undefined;
  /** Whether that is another site. */
  external: boolean;
  image: string | undefined;
  socials: SocialLink[];
}

/** A tag as a link. */
export interface TagView {
  label: string;
  href: string;
}

/** What is said of a post wherever it is shown. */
export interface PostHead {
  /** Path below the content folder. */
  source: string;
  title: string;
  href: string;
  date: string;
  minutes: number;
  authors: AuthorView[];
  tags: TagView[];
  /** Why other readers do not see the post, or not in lists. */
  badge: string | null;
}

/** A post in a list, cut off at its mark. */
export interface PostItem extends PostHead {
  Content: MDXContent;
  truncated: boolean;
}

/** Address of a file under public/, or a full URL as it is. */
function fileHref(path: string | undefined): string | undefined {
  return path === undefined || /^(?:https?:)?\/\//.test(path) ? path : withBasePath(`/${path.replace(/^\//, '')}`);
}

/** An author with links that include the base path. */
export function authorView({ name, title, description, url, email, image, socials, permalink }: Author): AuthorView {
  const own = url ?? (email === undefined ? undefined : `mailto:${email}`);
  return {
    name,
    title,
    description,
    href: permalink === undefined ? own : withBasePath(permalink),
    external: permalink === undefined && url !== undefined,
    image: fileHref(image),
    socials: socialLinks(socials),
  };
}

/** A tag with a link that includes the base path. */
export function tagView({ label, permalink }: Tag): TagView {
  return { label, href: withBasePath(permalink) };
}

function badgeOf({ frontMatter, scheduled }: Post): string | null {
  if (frontMatter.draft) return 'Draft';
  if (scheduled) return 'Scheduled';
  return frontMatter.unlisted ? 'Unlisted' : null;
}

/** Title, date, authors and tags of a post. */
export function postHead(post: Post): PostHead {
  return {
    source: post.path,
    title: post.title,
    href: withBasePath(post.permalink),
    date: post.date,
    minutes: readingMinutes(post.body),
    authors: post.authors.map(authorView),
    tags: post.tags.map(tagView),
    badge: badgeOf(post),
  };
}

async function buildItem(post: Post): Promise<PostItem> {
  const href = withBasePath(post.permalink);
  const below = post.permalink.slice(content().blogRoot.length);
  const excerpt = { prefix: slugify(below.replace(/^\//, '').replaceAll('/', '-')), href };
  const source = { ...post, format: post.frontMatter.format };
  const context = { ...mdxContextFor(post.path, post.permalink), excerpt };
  const { Content, truncated } = await compilePage(source, context, excerptPipeline);
  return { ...postHead(post), Content, truncated };
}

const items = new Map<Post, Promise<PostItem>>();

/** A post as lists show it. Kept, because a post is in the lists of its tags and authors too. */
export function postItem(post: Post): Promise<PostItem> {
  const known = items.get(post) ?? buildItem(post);
  items.set(post, known);
  return known;
}
