import { fold, indexWords, readTokens } from './search-words';

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

/** What stands between the underscores of a token, and where. */
function piecesOf(token: string): { text: string; start: number }[] {
  return Array.from(token.matchAll(/[^_]+/g), (match) => ({ text: match[0], start: match.index }));
}

/**
 * Where words of an answer stand in a text, whatever their case and diacritics. Compounds count as a whole:
 * `getLeaderboard` matches leaderboard. Of `NEXT_PUBLIC_URL`, public is marked alone, and nextpublicurl all of it.
 * @param words in lower case, as the search answers with them
 */
export function findMarks(text: string, words: readonly string[]): Stretch[] {
  if (words.length === 0) return [];
  const wanted = new Set(words.map(fold));
  const isWanted = (token: string) => [...wordsOf(token)].some((word) => wanted.has(word));
  return readTokens(text, 'apart').flatMap(({ text: token, index }): Stretch[] => {
    const pieces = piecesOf(token);
    if (pieces.length > 1 && wanted.has(fold(token.replace(/[_'’]/g, '')))) return [[index, index + token.length]];
    const found = pieces.filter(({ text }) => isWanted(text));
    return found.map(({ text, start }): Stretch => [index + start, index + start + text.length]);
  });
}
