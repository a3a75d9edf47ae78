import type { Doc, Tag } from '../types';
import { tagsRoute } from './build-tags';

/** A tag of the docs of one version, with the docs that have it. */
export interface TaggedDocs {
  tag: Tag;
  /** By title. Unlisted docs are among them only where no others are. */
  docs: Doc[];
  /** True where every doc is unlisted. */
  unlisted: boolean;
}

const isListed = ({ frontMatter }: Doc) => !frontMatter.unlisted;

/** Docs by the route of each tag. Where docs call one address differently, what tags.yml or the first of them says counts. */
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

/** Routes of the pages that list the tags of a version: all of them, and one of each. None where no doc has a tag. */
export function docTagRoutes({ root, tags }: { root: string; tags: ReadonlyMap<string, TaggedDocs> }): string[] {
  return tags.size > 0 ? [tagsRoute(root), ...tags.keys()] : [];
}
