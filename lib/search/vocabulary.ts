import { type NearWord, NearWords } from './near-words';
import { english, type SearchLanguage } from './search-language';

/** A word of the site that a word of the query stands for. */
export interface Match {
  word: string;
  /** 1 for the word itself, less the further it is from what was typed. */
  weight: number;
}

/** What a word of the site counts that is not quite what was typed. */
const matchWeights = {
  prefix: 0.6,
  plural: 0.9,
  stem: 0.7,
  synonym: 0.9,
  /** A longer word that ends with what was typed, in a language that makes one word of several. */
  compound: 0.7,
  /** Share of these where the site has the word itself. */
  beside: 0.6,
  /** The best word one typo away; a second typo halves it. */
  typo: 0.7,
};
const mostPrefixed = 60;
const mostTypos = 4;
/** Shorter parts are in too many words. */
const shortestPart = 4;

/** Position of the first word that is not smaller, in a sorted list. */
function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a word is another one with the ending of a plural. */
function isPlural(word: string, singular: string): boolean {
  return word === `${singular}s` || word === `${singular}es` || word === `${singular.slice(0, -1)}ies`;
}

/** All words of the site, and which of them a typed word may mean. */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #names: ReadonlySet<string>;
  readonly #language: SearchLanguage;
  readonly #byStem = new Map<string, string[]>();
  readonly #synonyms = new Map<string, Set<string>>();
  #near: NearWords | undefined;

  /**
   * @param words sorted, in lower case
   * @param synonyms groups of words that find each other
   * @param names words of titles
   * @param language of the words
   */
  constructor(
    words: readonly string[],
    synonyms: readonly (readonly string[])[],
    names: ReadonlySet<string> = new Set(),
    language: SearchLanguage = english,
  ) {
    this.#words = words;
    this.#known = new Set(words);
    this.#names = names;
    this.#language = language;
    const { stem: stemmer } = language;
    for (const word of words) {
      const stem = stemmer(word);
      const same = this.#byStem.get(stem);
      if (same) same.push(word);
      else this.#byStem.set(stem, [word]);
    }
    for (const group of synonyms)
      for (const word of group) {
        const others = this.#synonyms.get(stemmer(word)) ?? new Set();
        for (const other of group) if (other !== word) others.add(other);
        this.#synonyms.set(stemmer(word), others);
      }
  }

  has(word: string): boolean {
    return this.#known.has(word);
  }

  /** Whether a word of the site begins so. */
  begins(start: string): boolean {
    return this.#words[lowerBound(this.#words, start)]?.startsWith(start) === true;
  }

  /** The two words of the site a longer one is made of, which may be joined by an s; none where it is not. */
  parts(word: string): string[] {
    if (!this.#language.compounds || this.has(word)) return [];
    for (let at = word.length - shortestPart; at >= shortestPart; at--) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      const known = [first, first.replace(/s$/, '')].find((one) => this.has(one));
      if (known !== undefined && this.has(second)) return [known, second];
    }
    return [];
  }

  /** Words that begin with what was typed; with a single letter those of titles, where there are any. */
  #prefixed(start: string): string[] {
    const most = start.length === 1 ? Number.POSITIVE_INFINITY : mostPrefixed;
    const found: string[] = [];
    for (let at = lowerBound(this.#words, start); found.length < most && this.#words[at]?.startsWith(start); at++)
      found.push(this.#words[at] ?? '');
    const named = start.length === 1 ? found.filter((word) => this.#names.has(word)) : [];
    return (named.length > 0 ? named : found).slice(0, mostPrefixed);
  }

  /** The nearest words, and those almost as near. */
  #nearest(word: string, isPrefix: boolean, more: number): NearWord[] {
    this.#near ??= new NearWords(this.#words);
    const found = this.#near.find(word, isPrefix, more);
    const nearest = found[0]?.away ?? 0;
    return found.filter(({ away }) => away <= nearest + 0.5).slice(0, mostTypos);
  }

  /** Words to ask about where a word is too far from all others to be taken for one. */
  near(word: string): string[] {
    return this.#nearest(word, false, 1).map(({ word: match }) => match);
  }

  /**
   * Words of the site that a typed word means: itself, its other forms, its synonyms, what it is the beginning of, and
   * where there is none of those, what it is nearest to.
   * @param isPrefix whether the reader may still be typing it
   */
  expand(typed: string, isPrefix: boolean): Match[] {
    const { stem: stemmer, spellings, compounds } = this.#language;
    const isKnown = (one: string) => this.has(one) || this.#byStem.has(stemmer(one));
    const word = isKnown(typed) ? typed : (spellings(typed).find(isKnown) ?? typed);
    const found = new Map<string, number>();
    const add = (match: string, weight: number) => {
      if (this.#known.has(match)) found.set(match, Math.max(found.get(match) ?? 0, weight));
    };
    add(word, 1);
    for (const form of this.#byStem.get(stemmer(word)) ?? [])
      add(form, isPlural(form, word) || isPlural(word, form) ? matchWeights.plural : matchWeights.stem);
    const share = found.size > 0 ? matchWeights.beside : 1;
    for (const synonym of this.#synonyms.get(stemmer(word)) ?? [])
      for (const form of this.#byStem.get(stemmer(synonym)) ?? []) add(form, share * matchWeights.synonym);
    if (compounds && word.length >= shortestPart)
      for (const longer of this.#words) if (longer.endsWith(word)) add(longer, share * matchWeights.compound);
    if (isPrefix && word !== '')
      for (const longer of this.#prefixed(word))
        add(longer, share * (matchWeights.prefix + 0.2 * (word.length / longer.length)));
    if (found.size === 0)
      return this.#nearest(word, isPrefix, 0).map(({ word: match, away }) => ({
        word: match,
        weight: matchWeights.typo / Math.max(1, away),
      }));
    return Array.from(found, ([match, weight]) => ({ word: match, weight }));
  }
}
