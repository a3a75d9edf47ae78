import type { PostFrontMatter } from '../../schema/post';
import { tagSchema } from '../../schema/tag';
import { blogEntries } from './blog-data';
import { joinRoute } from './join-route';
import type { SourceDocument, Tag } from './types';

function toTag(root: string, label: string, address: string, description?: string): Tag {
  return { label, permalink: joinRoute(root, 'tags', address), description };
}

/**
 * Entries of the blog's tags.yml by key. What does not fit the schema is left out: the content check names it.
 * @param root route of the blog
 */
export function buildTags(sources: readonly SourceDocument[], root: string): Map<string, Tag> {
  const entries = blogEntries(sources, 'Tags').flatMap(([key, value]): [string, Tag][] => {
    const { success, data } = tagSchema.safeParse(value ?? {});
    return success ? [[key, toTag(root, data.label ?? key, data.permalink ?? key, data.description)]] : [];
  });
  return new Map(entries);
}

/**
 * Tags of a post in the order it names them, each address once.
 * @param root route of the blog
 */
export function tagsOf({ tags }: Pick<PostFrontMatter, 'tags'>, known: ReadonlyMap<string, Tag>, root: string): Tag[] {
  const found = tags.map((tag) =>
    typeof tag === 'string' ? (known.get(tag) ?? toTag(root, tag, tag)) : toTag(root, tag.label, tag.permalink),
  );
  return [...new Map(found.map((tag) => [tag.permalink, tag])).values()];
}
