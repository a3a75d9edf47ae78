import capitalize from 'lodash-es/capitalize.js';
import type { z } from 'zod';
import type { tagsField } from '../../../schema/fields';
import { tagSchema } from '../../../schema/tag';
import type { Tag } from '../types';
import { joinRoute } from './join-route';
import { nameAddress } from './name-address';

/** Route of the list of all tags below that of the docs of a version, or of the blog. */
export function tagsRoute(root: string): string {
  return joinRoute(root, 'tags');
}

function toTag(root: string, label: string, address: string, description?: string): Tag {
  return { label, permalink: joinRoute(tagsRoute(root), address), description };
}

/**
 * Entries of tags.yml by key. What does not fit the schema is left out: the content check names it.
 * @param root route of the docs of a version, or of the blog
 */
export function buildTags(entries: readonly (readonly [string, unknown])[], root: string): Map<string, Tag> {
  const tags = entries.flatMap(([key, value]): [string, Tag][] => {
    const { success, data } = tagSchema.safeParse(value ?? {});
    if (!success) return [];
    return [[key, toTag(root, data.label ?? capitalize(key), data.permalink ?? nameAddress(key), data.description)]];
  });
  return new Map(tags);
}

/**
 * Tags of a document in the order it names them, each address once.
 * @param root as for `buildTags`
 */
export function tagsOf(tags: z.output<typeof tagsField>, known: ReadonlyMap<string, Tag>, root: string): Tag[] {
  const found = tags.map((tag) =>
    typeof tag === 'string'
      ? (known.get(tag) ?? toTag(root, tag, nameAddress(tag)))
      : toTag(root, tag.label, tag.permalink),
  );
  return [...new Map(found.map((tag) => [tag.permalink, tag])).values()];
}
