import { distance } from 'fastest-levenshtein';
import Fuse from 'fuse.js';

/** A word of the site with its number of typos. */
export interface NearWord {
  word: string;
  away: number;
}

/** Shorter words have too many neighbours. A word of three letters may only lack a fourth. */
const shortestFuzzy = 3;
/** Shorter beginnings have too many neighbours. */
const shortestFuzzyStart = 5;
const mostCandidates = 200;
/** A mistyped first letter counts this much more, because it is rare; and so does a word that is longer than the query. */
const firstLetter = 0.6;
const goesOn = 0.3;

function typosAllowed(letters: number): number {
  return letters < 8 ? 1 : letters < 10 ? 2 : 3;
}

/** Number of changed, swapped, missing and added letters. A swap of neighbours counts once (optimal string alignment). */
function typos(a: string, b: string): number {
  const plain = distance(a, b);
  if (plain < 2 || a.length !== b.length) return plain;
  const at = [...a].findIndex((character, index) => character !== b[index]);
  const swapped = a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2);
  return Math.min(plain, distance(swapped, b) + 1);
}

/** The set of a word's characters as bits. Several characters share a bit. */
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

/** Finds words with a few typos among all words of the site. */
export class NearWords {
  readonly #words: readonly string[];
  readonly #letters: Int32Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#letters = Int32Array.from(words, lettersOf);
  }

  /** Words that lack at most as many letters as typos are allowed. They are few enough for Fuse to answer at once. */
  #candidates(word: string, allowed: number, isStart: boolean): string[] {
    const letters = lettersOf(word);
    return this.#words.filter((item, at) => {
      const more = item.length - word.length;
      if (word.length === shortestFuzzy && (more !== 1 || item[0] !== word[0])) return false;
      if (more < -allowed || (more > allowed && !isStart)) return false;
      return bits(letters & ~(this.#letters[at] ?? 0)) <= allowed;
    });
  }

  /** Similar words, the nearest first. `isPrefix`: it may be incomplete; `more`: typos beyond those of a likely one. */
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
