import capitalize from 'lodash-es/capitalize.js';
import type * as z from 'zod';
import type { tagsField } from '../../../schema/fields';
import { tagSchema } from '../../../schema/tag';
import type { Tag } from '../types';
import type { DataEntry } from './blog-data';
import { joinRoute, nameAddress } from './join-route';

/** Route of the list of all tags below that of the docs of a version, or of the blog. */
export function tagsRoute(root: string): string {
  return joinRoute(root, 'tags');
}

function toTag(root: string, label: string, address: string, isOriginal = false, description?: string): Tag {
  const permalink = joinRoute(tagsRoute(root), address);
  return { label, ...(isOriginal && { original: true }), permalink, description };
}

/**
 * Entries of tags.yml by key. Entries that do not fit the schema are left out; the content check reports them.
 * @param root route of the docs of a version, or of the blog
 */
export function buildTags(entries: readonly DataEntry[], root: string): Map<string, Tag> {
  const tags = entries.flatMap(([key, value, isOriginal]): [string, Tag][] => {
    const { success, data } = tagSchema.safeParse(value ?? {});
    if (!success) return [];
    const { label = capitalize(key), permalink = nameAddress(key), description } = data;
    return [[key, toTag(root, label, permalink, isOriginal, description)]];
  });
  return new Map(tags);
}

/**
 * Tags of a document in the order it names them, each address once.
 * @param isOriginal whether labels in the document itself are untranslated
 */
export function tagsOf(
  tags: z.output<typeof tagsField>,
  known: ReadonlyMap<string, Tag>,
  root: string,
  isOriginal = false,
): Tag[] {
  const found = tags.map((tag) =>
    typeof tag === 'string'
      ? (known.get(tag) ?? toTag(root, tag, nameAddress(tag), isOriginal))
      : toTag(root, tag.label, tag.permalink, isOriginal),
  );
  return [...new Map(found.map((tag) => [tag.permalink, tag])).values()];
}
