import { fold, indexWords, readTokens } from './words';

/** Stretch of a text, end exclusive, in UTF-16 code units. */
export type Stretch = readonly [start: number, end: number];

/** Words of each token met: the titles of results come back with every key. */
const wordsOfToken = new Map<string, ReadonlySet<string>>();

function wordsOf(text: string): ReadonlySet<string> {
  const known = wordsOfToken.get(text);
  if (known) return known;
  const words = indexWords(text);
  wordsOfToken.set(text, words);
  return words;
}

/**
 * Where words of an answer stand in a text, whatever their case and diacritics. Compounds count as a whole:
 * `getLeaderboard` matches leaderboard.
 * @param words in lower case, as the search answers with them
 */
export function findMarks(text: string, words: readonly string[]): Stretch[] {
  if (words.length === 0) return [];
  const wanted = new Set(words.map(fold));
  return readTokens(text, 'apart').flatMap(({ text: token, index }): Stretch[] => {
    const found = [...wordsOf(token)].some((word) => wanted.has(word));
    return found ? [[index, index + token.length]] : [];
  });
}
