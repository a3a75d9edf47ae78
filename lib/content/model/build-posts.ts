import orderBy from 'lodash-es/orderBy.js';
import * as z from 'zod';
import { postSchema } from '../../../schema/post';
import { toInstant } from '../files/instant';
import { isUntranslated } from '../files/translations';
import { safeData } from '../snapshot/safe-data';
import type { Author, Post, SourceDocument, Tag } from '../types';
import { authorsOf } from './build-authors';
import { tagsOf } from './build-tags';
import { documentHead, plainDescription, writtenTitle } from './document-head';
import { parsePostPath, postPermalink } from './post-route';

// Unknown keys are dropped here; the content check reports them.
const postFields = z.object(postSchema.shape);

interface BlogData {
  root: string;
  authors: ReadonlyMap<string, Author>;
  tags: ReadonlyMap<string, Tag>;
}

function buildPost(source: SourceDocument, { root, authors, tags }: BlogData, now: Date): Post {
  const frontMatter = postFields.parse(safeData(source));
  const permalink = postPermalink(root, source.path, frontMatter.slug);
  const { text, ...named } = parsePostPath(source.path);
  // Only development shows a post without a date, which is a mistake. It comes first, so that its author sees it.
  const date = toInstant(frontMatter.date ?? named.date ?? '') ?? now.toISOString();
  return {
    ...documentHead(source),
    frontMatter,
    permalink,
    title: writtenTitle(frontMatter) ?? source.heading ?? (text || permalink),
    description: plainDescription(frontMatter.description) ?? source.paragraph ?? '',
    date,
    scheduled: date > now.toISOString(),
    authors: authorsOf(frontMatter, authors, root, source),
    tags: tagsOf(frontMatter.tags, tags, root, isUntranslated(source, 'tags')),
  };
}

/**
 * Posts of a site, newest first, without drafts and posts of a later date unless asked for.
 * @throws ZodError if front matter does not fit the schema, which the content check reports first
 */
export function buildPosts(
  sources: readonly SourceDocument[],
  data: BlogData,
  { drafts, now }: { drafts: boolean; now: Date },
): Post[] {
  const posts = sources
    .filter((source) => source.kind === 'Post')
    .map((source) => buildPost(source, data, now))
    .filter((post) => drafts || !(post.frontMatter.draft || post.scheduled));
  return orderBy(posts, ['date', 'path'], ['desc', 'desc']);
}
