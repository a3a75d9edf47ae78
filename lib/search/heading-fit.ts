import type { Query, Term } from './query';
import { english, type SearchLanguage } from './search-language';
import { readWords } from './search-words';

/** A heading as queries are compared to it. */
export interface Heading {
  /** Its words without spaces, so that `KevinDB` and `Kevin DB` are alike. */
  letters: string;
  words: string[];
  /** Words that say something; all of them where none does. */
  telling: string[];
}

/** How a heading answers a query as a whole: as it is; at its beginning or but for words that say little; in part. */
export type Fit = 'exact' | 'near' | 'part' | 'none';

/** Reads a heading once, to be compared to many queries. */
export function readHeading(text: string, { stopWords }: Pick<SearchLanguage, 'stopWords'> = english): Heading {
  const words = readWords(text).map(({ whole }) => whole);
  const telling = words.filter((word) => !stopWords.has(word));
  return { letters: words.join(''), words, telling: telling.length > 0 ? telling : words };
}

/** Whether words begin with what the terms mean, typos and endings forgiven. */
function begins(words: readonly string[], terms: readonly Term[]): boolean {
  return terms.every(({ meant }, at) => meant.has(words[at] ?? ''));
}

/** Whether words are what the terms mean, and nothing is missing of the last one. */
function equals(words: readonly string[], terms: readonly Term[]): boolean {
  return words.length === terms.length && terms.every(({ whole }, at) => whole.has(words[at] ?? ''));
}

/** Compares a query with a heading. */
export function fitOf({ letters, words, telling }: Heading, query: Query): Fit {
  if (query.letters === '' || query.telling.length === 0) return 'none';
  if (letters === query.letters) return 'exact';
  if (equals(words, query.terms)) return 'exact';
  if (begins(words, query.terms)) return 'near';
  if (query.open && letters.startsWith(query.letters)) return 'near';
  if (telling.length === query.telling.length && begins(telling, query.telling)) return 'near';
  return query.telling.every(({ meant }) => words.some((word) => meant.has(word))) ? 'part' : 'none';
}

/**
 * What a query asks of a page that it names by its title: “npm exec caching” asks npm-exec for caching. A heading that
 * answers this answers the query. None where the query does not name the page, or nothing else.
 */
export function beyondTitle(title: Heading, query: Query): Query | undefined {
  if (!title.telling.every((word) => query.telling.some(({ meant }) => meant.has(word)))) return undefined;
  const rest = (terms: readonly Term[]) => terms.filter(({ meant }) => !title.words.some((word) => meant.has(word)));
  const terms = rest(query.terms);
  return { ...query, terms, telling: rest(query.telling), letters: terms.map(({ typed }) => typed).join('') };
}
