import { fold, indexWords } from './words';

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

const token = /[\p{L}\p{N}$]+(?:['’][\p{L}\p{N}$]+)*/gu;

/**
 * Where words of an answer stand in a text, whatever their case and diacritics. Compounds count as a whole:
 * `getLeaderboard` matches leaderboard.
 * @param words in lower case, as the search answers with them
 */
export function findMarks(text: string, words: readonly string[]): Stretch[] {
  if (words.length === 0) return [];
  const wanted = new Set(words.map(fold));
  return Array.from(text.matchAll(token)).flatMap((match): Stretch[] => {
    const found = [...wordsOf(match[0])].some((word) => wanted.has(word));
    return found ? [[match.index, match.index + match[0].length]] : [];
  });
}
