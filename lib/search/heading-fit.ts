import type { Query } from './query';
import { stopWords } from './stop-words';
import { readWords } from './words';

/** A heading as queries are compared to it. */
export interface Heading {
  /** Its words without spaces, so that `KevinDB` and `Kevin DB` are alike. */
  text: string;
  /** Words that say something; all of them where none does. */
  words: string[];
}

/** How a heading answers a query as a whole, best first. */
export type Fit = 'exact' | 'same' | 'beginning' | 'part' | 'none';

/** Reads a heading once, to be compared to many queries. */
export function readHeading(text: string): Heading {
  const words = readWords(text).map(({ whole }) => whole);
  const telling = words.filter((word) => !stopWords.has(word));
  return { text: words.join(''), words: telling.length > 0 ? telling : words };
}

/**
 * Compares a query, typos and word endings forgiven, with a heading: the same letters, the same words that say something,
 * its first ones, or some in a row.
 */
export function fitOf({ text, words }: Heading, { telling, letters, open }: Query): Fit {
  if (letters === '' || telling.length === 0) return 'none';
  if (text === letters) return 'exact';
  if (open && text.startsWith(letters)) return 'beginning';
  const last = words.length - telling.length;
  for (let from = 0; from <= last; from++) {
    if (!telling.every(({ meant }, at) => meant.has(words[from + at] ?? ''))) continue;
    if (last === 0) return 'same';
    return from === 0 ? 'beginning' : 'part';
  }
  return 'none';
}
