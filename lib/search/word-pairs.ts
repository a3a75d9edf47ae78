import { postingsOf, type SearchRecord } from './loaded-index';
import { english, type SearchLanguage } from './search-language';
import { readWords } from './search-words';

/** Pairs of neighbouring words by their stems, without pairs of two stop words. */
function createReadPairs({ stem: stemmer, stopWords }: SearchLanguage): (words: readonly string[]) => string[] {
  const stems = new Map<string, string>();
  function stemOf(word: string): string {
    const stem = stems.get(word) ?? stemmer(word);
    stems.set(word, stem);
    return stem;
  }
  return (words) =>
    words.slice(1).flatMap((word, at) => {
      const before = words[at] ?? '';
      return stopWords.has(before) && stopWords.has(word) ? [] : [`${stemOf(before)} ${stemOf(word)}`];
    });
}

/** The texts whose word order is indexed: headings, titles, descriptions and keywords. */
function textsOf({ page, section }: SearchRecord): string[] {
  return section ? [section.heading] : [page.title, page.description, ...page.keywords];
}

/** Indexes pairs of neighbouring words: questions and answers often share phrases. Returns what finds their records. */
export function indexPairs(
  records: readonly SearchRecord[],
  language = english,
): (typed: readonly string[]) => (readonly number[])[] {
  const readPairs = createReadPairs(language);
  const found = postingsOf(records, (record) => {
    const words = textsOf(record).map((text) => readWords(text).map(({ whole }) => whole));
    return new Set(words.flatMap(readPairs));
  });
  return (typed) =>
    Array.from(new Set(readPairs(typed)), (pair) => found.get(pair)).filter((list) => list !== undefined);
}
