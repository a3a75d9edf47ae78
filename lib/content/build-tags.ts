import type { PostFrontMatter } from '../../schema/post';
import { tagSchema } from '../../schema/tag';
import { blogEntries } from './blog-data';
import type { SourceDocument, Tag } from './types';

function toTag(label: string, address: string, description?: string): Tag {
  return { label, permalink: `/blog/tags/${address.replace(/^\/+|\/+$/g, '')}`, description };
}

/** Entries of the blog's tags.yml by key. What does not fit the schema is left out: the content check names it. */
export function buildTags(sources: readonly SourceDocument[]): Map<string, Tag> {
  const entries = blogEntries(sources, 'Tags').flatMap(([key, value]): [string, Tag][] => {
    const { success, data } = tagSchema.safeParse(value ?? {});
    return success ? [[key, toTag(data.label ?? key, data.permalink ?? key, data.description)]] : [];
  });
  return new Map(entries);
}

/** Tags of a post in the order it names them, each address once. */
export function tagsOf({ tags }: Pick<PostFrontMatter, 'tags'>, known: ReadonlyMap<string, Tag>): Tag[] {
  const found = tags.map((tag) =>
    typeof tag === 'string' ? (known.get(tag) ?? toTag(tag, tag)) : toTag(tag.label, tag.permalink),
  );
  return [...new Map(found.map((tag) => [tag.permalink, tag])).values()];
}
