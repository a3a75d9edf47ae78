import type { Doc, Tag } from '../types';
import { tagsRoute } from './build-tags';

export interface TaggedDocs {
  tag: Tag;
  /** By title. Unlisted docs are only included if there are no others. */
  docs: Doc[];
  unlisted: boolean;
}

const isListed = ({ frontMatter }: Doc) => !frontMatter.unlisted;

/** Docs by the route of each tag. If docs spell a tag differently, tags.yml or the first of them decides. */
export function docTags(docs: readonly Doc[], known: ReadonlyMap<string, Tag>): Map<string, TaggedDocs> {
  const names = new Map([...known.values()].map((tag) => [tag.permalink, tag]));
  const found = new Map<string, { tag: Tag; docs: Doc[] }>();
  for (const doc of docs)
    for (const tag of doc.tags) {
      const group = found.get(tag.permalink) ?? { tag: names.get(tag.permalink) ?? tag, docs: [] };
      group.docs.push(doc);
      found.set(tag.permalink, group);
    }
  const pages = [...found].map(([route, { tag, docs: all }]): [string, TaggedDocs] => {
    const listed = all.filter(isListed);
    const shown = listed.length > 0 ? listed : all;
    shown.sort((a, b) => a.title.localeCompare(b.title, 'en'));
    return [route, { tag, docs: shown, unlisted: listed.length === 0 }];
  });
  return new Map(pages.sort(([, a], [, b]) => a.tag.label.localeCompare(b.tag.label, 'en')));
}

/** Routes of the tag pages of a version: the list of all tags, and one page for each. Empty if no doc has a tag. */
export function docTagRoutes({ root, tags }: { root: string; tags: ReadonlyMap<string, TaggedDocs> }): string[] {
  return tags.size > 0 ? [tagsRoute(root), ...tags.keys()] : [];
}
