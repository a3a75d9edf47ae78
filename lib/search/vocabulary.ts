import { addTo } from './loaded-index';
import { type NearWord, NearWords } from './near-words';
import { english, type SearchLanguage } from './search-language';

/** A word of the site that matches a word of the query. */
export interface Match {
  word: string;
  /** 1 for the typed word, less for others. */
  weight: number;
  /** A synonym of a word that the site has. It finds results, but is not marked in them. */
  unlit?: boolean;
  /** A longer word with the typed beginning, which the reader may not mean. */
  begun?: boolean;
}

/** Weights of words that differ from the typed one. */
const matchWeights = {
  prefix: 0.6,
  inflected: 0.9,
  stem: 0.7,
  /** A longer word with this ending, in a language with compounds. */
  compound: 0.7,
  /** Share of the matches of a part, if the site has only this part of a compound. */
  part: 0.5,
  /** Share of all these if the site has the typed word itself. */
  beside: 0.6,
  /** The best word with one typo. A second typo halves it. */
  typo: 0.7,
};
const mostPrefixed = 60;
const mostTypos = 4;
/** This many typos are less likely than a compound with one known part. */
const severalTypos = 2;
/** Shorter parts occur in too many words. */
const shortestPart = 4;
/** The same for two words typed without the space between them. */
const shortestUnspaced = 3;

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

/** All words of the site. It finds those that a typed word may mean. */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #names: ReadonlySet<string>;
  readonly #language: SearchLanguage;
  readonly #byStem = new Map<string, string[]>();
  readonly #byRoot = new Map<string, string[]>();
  readonly #synonyms = new Map<string, Set<string>>();
  #near: NearWords | undefined;

  /** `words` are sorted, in lower case; `names` are words of titles. */
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
    const { stem: stemmer, root } = language;
    for (const word of words) {
      const verb = root(word);
      addTo(this.#byStem, stemmer(word), word);
      if (verb !== undefined) addTo(this.#byRoot, verb, word);
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

  /** Whether a word of the site has this beginning. */
  begins(start: string): boolean {
    return this.#words[lowerBound(this.#words, start)]?.startsWith(start) === true;
  }

  /** The spelling of a word that the site has, in any form. */
  #spelling(word: string): string | undefined {
    const { stem, root, spellings } = this.#language;
    return [word, ...spellings(word)].find(
      (one) => this.has(one) || this.#byStem.has(stem(one)) || this.#byRoot.has(root(one) ?? ''),
    );
  }

  /** Whether the site has the word, in any form. */
  knows(word: string): boolean {
    return this.#spelling(word) !== undefined;
  }

  /** Splits an unknown word into words of the site, where it is a compound or lacks the space between two words. */
  parts(word: string): string[] {
    if (this.knows(word)) return [];
    return this.#language.compounds ? this.#compound(word) : this.#unspaced(word);
  }

  #compound(word: string): string[] {
    for (let at = word.length - shortestPart; at >= shortestPart; at--) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      const known = [first, first.replace(/s$/, '')].find((one) => this.knows(one));
      const rest = known === undefined || this.knows(second) ? [second] : this.#compound(second);
      if (known !== undefined && rest.length > 0) return [known, ...rest];
    }
    return [];
  }

  #unspaced(word: string): string[] {
    for (let at = word.length - shortestUnspaced; at >= shortestUnspaced; at--) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (this.has(first) && (this.knows(second) || this.begins(second))) return [first, second];
    }
    return [];
  }

  /** The longest word of the site at the beginning or end of a compound. */
  #part(word: string): string | undefined {
    if (!this.#language.compounds) return undefined;
    for (let length = word.length - 1; length > shortestPart; length--) {
      const known = [word.slice(0, length), word.slice(-length)].find((one) => this.knows(one));
      if (known !== undefined) return known;
    }
    return undefined;
  }

  /** Words with the typed beginning. For a single letter, only words of titles if there are any. */
  #prefixed(start: string): string[] {
    const most = start.length === 1 ? Number.POSITIVE_INFINITY : mostPrefixed;
    const found: string[] = [];
    for (let at = lowerBound(this.#words, start); found.length < most && this.#words[at]?.startsWith(start); at++)
      found.push(this.#words[at] ?? '');
    const named = start.length === 1 ? found.filter((word) => this.#names.has(word)) : [];
    return (named.length > 0 ? named : found).slice(0, mostPrefixed);
  }

  /** The most similar words. */
  #nearest(word: string, isPrefix: boolean, more: number): NearWord[] {
    this.#near ??= new NearWords(this.#words);
    const found = this.#near.find(word, isPrefix, more);
    const nearest = found[0]?.away ?? 0;
    return found.filter(({ away }) => away <= nearest + 0.5).slice(0, mostTypos);
  }

  /** Suggestions for a word that is too different from all words of the site to match one. */
  near(word: string): string[] {
    return this.#nearest(word, false, 1).map(({ word: match }) => match);
  }

  /** Matches of an unknown word: words with one typo, else a part of a compound, else words with several typos. */
  #likely(word: string, isPrefix: boolean): Match[] {
    const near = this.#nearest(word, isPrefix, 0);
    const part = (near[0]?.away ?? severalTypos) < severalTypos ? undefined : this.#part(word);
    if (part === undefined)
      return near.map(({ word: match, away }) => ({ word: match, weight: matchWeights.typo / Math.max(1, away) }));
    return this.expand(part, false).map((match) => ({ ...match, weight: match.weight * matchWeights.part }));
  }

  /** Words of the site that a word, or its beginning, may mean: forms, synonyms and longer ones, else similar ones. */
  expand(typed: string, isPrefix: boolean): Match[] {
    const { stem: stemmer, root, isInflected, compounds } = this.#language;
    const word = this.#spelling(typed) ?? typed;
    const stem = stemmer(word);
    const verb = root(word);
    const isPart = compounds && stem.length >= shortestPart;
    const found = new Map<string, Match>();
    const add = (match: string, weight: number, how: Partial<Match> = {}) => {
      if (this.#known.has(match) && weight > (found.get(match)?.weight ?? 0))
        found.set(match, { ...how, word: match, weight });
    };
    add(word, 1);
    for (const form of this.#byRoot.get(verb ?? '') ?? []) add(form, matchWeights.stem);
    for (const form of this.#byStem.get(stem) ?? [])
      add(form, isInflected(form, word) ? matchWeights.inflected : matchWeights.stem);
    const isKnown = found.size > 0;
    const share = isKnown ? matchWeights.beside : 1;
    for (const synonym of this.#synonyms.get(stemmer(word)) ?? [])
      for (const form of this.#byStem.get(stemmer(synonym)) ?? []) add(form, share, { unlit: isKnown });
    if (isPart)
      for (const [longer, forms] of this.#byStem)
        for (const form of forms)
          if (longer.endsWith(stem) || form.endsWith(word)) add(form, share * matchWeights.compound);
    if (compounds && verb !== undefined)
      for (const [longer, forms] of this.#byRoot)
        if (longer.endsWith(verb)) for (const form of forms) add(form, share * matchWeights.compound);
    if ((isPrefix || isPart) && word !== '')
      for (const longer of this.#prefixed(word))
        add(longer, share * (matchWeights.prefix + 0.2 * (word.length / longer.length)), { begun: true });
    if (found.size === 0) return this.#likely(word, isPrefix);
    return [...found.values()];
  }
}
