import { chooseEngine, type FileEngine } from '../../search/choose-engine';
import type { Edition } from '../model/make-editions';

const sizeOf = (documents: readonly { body: string }[]) => documents.reduce((sum, { body }) => sum + body.length, 0);

/** Characters of the largest set of documents that is searched together: a version with the posts and pages of its language. */
export function searchedCharacters(editions: readonly Edition[]): number {
  return Math.max(
    ...editions.map(({ content }) => {
      const docs = content.versions.map((version) => sizeOf(version.docs));
      return Math.max(0, ...docs) + sizeOf(content.posts) + sizeOf(content.pages);
    }),
  );
}

/** The engine whose files the export has, for all its languages and versions. */
export function fileEngine(editions: readonly [Edition, ...Edition[]]): FileEngine {
  return chooseEngine(editions[0].site.search.engine, searchedCharacters(editions));
}
