import { distance } from 'fastest-levenshtein';
import Fuse from 'fuse.js';

/** A word of the site and how many typos it is away from what was typed. */
export interface NearWord {
  word: string;
  away: number;
}

/** Shorter words are near to too many others; one of three letters may only lack a fourth. */
const shortestFuzzy = 3;
/** Beginnings of fewer letters are near to too many words. */
const shortestFuzzyStart = 5;
const mostCandidates = 200;
/** What a mistyped first letter counts more, because it is rare; the same for a word that goes on. */
const firstLetter = 0.6;
const goesOn = 0.3;

function typosAllowed(letters: number): number {
  return letters < 8 ? 1 : letters < 10 ? 2 : 3;
}

/** Letters changed, swapped, missing or added; a swap of neighbours counts once (optimal string alignment). */
function typos(a: string, b: string): number {
  const plain = distance(a, b);
  if (plain < 2 || a.length !== b.length) return plain;
  const at = [...a].findIndex((character, index) => character !== b[index]);
  const swapped = a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2);
  return Math.min(plain, distance(swapped, b) + 1);
}

/** The set of a word's characters, one bit for several of them. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bits(value: number): number {
  let left = value;
  let sum = 0;
  for (; left !== 0; left &= left - 1) sum++;
  return sum;
}

/** Finds words a typo or two away among all words of the site. */
export class NearWords {
  readonly #words: readonly string[];
  readonly #letters: Int32Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#letters = Int32Array.from(words, lettersOf);
  }

  /** Words that lack no more letters than there may be typos: few enough for Fuse to answer at once. */
  #candidates(word: string, allowed: number, isStart: boolean): string[] {
    const letters = lettersOf(word);
    return this.#words.filter((item, at) => {
      const more = item.length - word.length;
      if (word.length === shortestFuzzy && (more !== 1 || item[0] !== word[0])) return false;
      if (more < -allowed || (more > allowed && !isStart)) return false;
      return bits(letters & ~(this.#letters[at] ?? 0)) <= allowed;
    });
  }

  /**
   * Words near to one, nearest first. Fuse finds them, the number of typos ranks them.
   * @param isPrefix whether the reader may still be typing it
   * @param more typos than such a word may have to be taken for what was meant
   */
  find(word: string, isPrefix: boolean, more = 0): NearWord[] {
    if (word.length < shortestFuzzy) return [];
    const allowed = typosAllowed(word.length) + more;
    const isStart = isPrefix && word.length >= shortestFuzzyStart;
    const fuse = new Fuse(this.#candidates(word, allowed, isStart), {
      threshold: 0.6,
      distance: 12,
      ignoreFieldNorm: true,
    });
    return fuse
      .search(word, { limit: mostCandidates })
      .map(({ item }) => {
        const heads = isStart ? [-1, 0, 1].map((more) => item.slice(0, word.length + more)) : [];
        const start = Math.min(...heads.map((head) => typos(word, head) + goesOn));
        return { word: item, away: Math.min(typos(word, item), start) + (item[0] === word[0] ? 0 : firstLetter) };
      })
      .filter(({ away }) => away <= allowed + firstLetter)
      .sort((a, b) => a.away - b.away);
  }
}
