import type { Section } from '../mdx/read-sections';
import { separatedVerbs } from './german-clauses';
import { encodePostings, encodeWords } from './posting-codec';
import { searchLanguage } from './search-language';
import { indexWords } from './search-words';
import type { SearchDocFile, SearchIndexFile, SearchPage, SearchSection } from './types';

/** A page for the index, with all of its text. */
export interface SearchSource extends Omit<SearchPage, 'sections'> {
  sections: readonly Section[];
}

function toSections(sections: readonly Section[]): SearchSection[] {
  /** The last heading of each depth. The next heading may stand under it. */
  const above: string[] = [];
  return sections.flatMap(({ heading }): SearchSection[] => {
    if (!heading) return [];
    const { id, text, depth } = heading;
    above.length = Math.min(above.length, depth);
    const parent = above.findLast((one) => one !== undefined);
    above[depth] = text;
    return [{ id, heading: text, ...(parent !== undefined && { parent }) }];
  });
}

/** The records of each word, in the order of the words. */
function invert(records: readonly ReadonlySet<string>[], words: readonly string[]): number[][] {
  const lists = new Map<string, number[]>(words.map((word) => [word, []]));
  records.forEach((record, number) => {
    for (const word of record) lists.get(word)?.push(number);
  });
  return words.map((word) => lists.get(word) ?? []);
}

function findable(text: string, stopWords: ReadonlySet<string>): Set<string> {
  return new Set([...indexWords(text)].filter((word) => !stopWords.has(word)));
}

/** Makes the two files of the search for one version of the docs. The same pages give the same bytes. */
export function buildSearchFiles(
  sources: readonly SearchSource[],
  options: Pick<SearchDocFile, 'synonyms' | 'suggestions' | 'language'>,
): { doc: SearchDocFile; index: SearchIndexFile } {
  const { stopWords } = searchLanguage(options);
  const ordered = [...sources].sort((a, b) => (a.route < b.route ? -1 : 1));
  const sections = ordered.flatMap((source) => source.sections);
  const hidden = options.language?.code === 'de' ? separatedVerbs : () => [];
  const text = sections.map(
    (section) => new Set([...findable(section.text, stopWords), ...hidden(section.text, stopWords)]),
  );
  // A word in both prose and code counts as prose.
  const code = sections.map(
    (section, record) => new Set([...findable(section.code, stopWords)].filter((word) => !text[record]?.has(word))),
  );
  const words = [...new Set([...text, ...code].flatMap((record) => [...record]))].sort();
  return {
    doc: { pages: ordered.map((source) => ({ ...source, sections: toSections(source.sections) })), ...options },
    index: {
      words: encodeWords(words),
      text: encodePostings(invert(text, words)),
      code: encodePostings(invert(code, words)),
    },
  };
}
