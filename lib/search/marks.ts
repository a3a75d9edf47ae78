import { fold, readTokens, wordsWithParts } from './search-words';

/** A range of a text in UTF-16 code units. The end is exclusive. */
export type Stretch = readonly [start: number, end: number];

/** The parts of a token between underscores, with their positions. */
function piecesOf(token: string): { text: string; start: number }[] {
  return Array.from(token.matchAll(/[^_]+/g), (match) => ({ text: match[0], start: match.index }));
}

/**
 * Finds the words of an answer in a text, without regard to case and diacritics. Compounds match as a whole:
 * `getLeaderboard` matches leaderboard. In `NEXT_PUBLIC_URL`, public is marked alone, and nextpublicurl marks all of it.
 * @param words in lower case, as in an answer
 */
export function findMarks(text: string, words: readonly string[]): Stretch[] {
  if (words.length === 0) return [];
  const wanted = new Set(words.map(fold));
  const isWanted = (token: string) => wordsWithParts(token).some((word) => wanted.has(word));
  return readTokens(text, 'apart').flatMap(({ text: token, index }): Stretch[] => {
    const pieces = piecesOf(token);
    if (pieces.length > 1 && wanted.has(fold(token.replace(/[_'’]/g, '')))) return [[index, index + token.length]];
    const found = pieces.filter(({ text }) => isWanted(text));
    return found.map(({ text, start }): Stretch => [index + start, index + start + text.length]);
  });
}
