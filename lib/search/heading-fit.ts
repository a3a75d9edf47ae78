import type { Query, Term } from './query';
import { english, type SearchLanguage } from './search-language';
import { readWords } from './search-words';

/** A heading in the form that queries are compared with. */
export interface Heading {
  /** Its words without spaces: `KevinDB` and `Kevin DB` are the same. */
  letters: string;
  words: string[];
  /** Its words without stop words; all words if there are no others. */
  telling: string[];
}

/** How well a heading answers a query: by the same letters, by forms of its words, at its beginning, or in part. */
export type Fit = 'same' | 'exact' | 'near' | 'part' | 'none';

/** Reads a heading once, for comparisons with many queries. */
export function readHeading(text: string, { stopWords }: Pick<SearchLanguage, 'stopWords'> = english): Heading {
  const words = readWords(text).map(({ whole }) => whole);
  const telling = words.filter((word) => !stopWords.has(word));
  return { letters: words.join(''), words, telling: telling.length > 0 ? telling : words };
}

/** Whether words begin with the terms, including their typos and other endings. */
function begins(words: readonly string[], terms: readonly Term[]): boolean {
  return terms.every(({ meant }, at) => meant.has(words[at] ?? ''));
}

/** Whether words are exactly the terms. The last one must be complete. */
function equals(words: readonly string[], terms: readonly Term[]): boolean {
  return words.length === terms.length && terms.every(({ whole }, at) => whole.has(words[at] ?? ''));
}

/** Compares a query with a heading. */
export function fitOf({ letters, words, telling }: Heading, query: Query): Fit {
  if (query.letters === '' || query.telling.length === 0) return 'none';
  if (letters === query.letters) return 'same';
  if (equals(words, query.terms)) return 'exact';
  if (begins(words, query.terms)) return 'near';
  if (query.open && letters.startsWith(query.letters)) return 'near';
  if (telling.length === query.telling.length && begins(telling, query.telling)) return 'near';
  return query.telling.every(({ meant }) => words.some((word) => meant.has(word))) ? 'part' : 'none';
}

/** The part of a query behind the title of a page: “npm exec caching” asks npm-exec for caching. Undefined if none. */
export function beyondTitle(title: Heading, query: Query): Query | undefined {
  if (!title.telling.every((word) => query.telling.some(({ meant }) => meant.has(word)))) return undefined;
  const rest = (terms: readonly Term[]) => terms.filter(({ meant }) => !title.words.some((word) => meant.has(word)));
  const terms = rest(query.terms);
  return { ...query, terms, telling: rest(query.telling), letters: terms.map(({ typed }) => typed).join('') };
}
