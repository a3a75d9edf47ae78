import { isUntranslated } from '../files/translations';
import type { SourceDocument } from '../types';

/** An entry of authors.yml or tags.yml, and whether it is untranslated. */
export type DataEntry = readonly [key: string, value: unknown, isOriginal?: boolean];

/**
 * Entries of authors.yml or tags.yml for the documents of a folder. Files beside content/docs and content/blog count for both;
 * the entry of the folder itself comes last and wins.
 * @param folder blog/, docs/ or that of a version
 */
export function dataEntries(sources: readonly SourceDocument[], kind: 'Authors' | 'Tags', folder: string): DataEntry[] {
  const files = sources.filter((source) => source.kind === kind);
  return ['', folder].flatMap((place) =>
    files
      .filter(({ path }) => path.slice(0, path.lastIndexOf('/') + 1) === place)
      .flatMap((source) =>
        Object.entries(source.data).map(([key, value]): DataEntry => [key, value, isUntranslated(source, key)]),
      ),
  );
}
