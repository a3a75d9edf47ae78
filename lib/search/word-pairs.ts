import { postingsOf, type SearchRecord } from './loaded-index';
import { english, type SearchLanguage } from './search-language';
import { readWords } from './search-words';

/** Two words that follow one another, endings forgiven. Two that say nothing make no pair. */
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

/** What a page and its sections are called and described by; what stands in their text is known without its order. */
function textsOf({ page, section }: SearchRecord): string[] {
  return section ? [section.heading] : [page.title, page.description, ...page.keywords];
}

/**
 * Finds where the words of a query follow one another as they were typed: a question and the description that answers it
 * have often more in common than their rare words.
 * @returns a function from the words of a query, in lower case, to the records of each of its pairs that there is
 */
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
    [...new Set(readPairs(typed))].flatMap((pair) => {
      const list = found.get(pair);
      return list ? [list] : [];
    });
}
