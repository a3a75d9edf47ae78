import { type NearWord, NearWords } from './near-words';
import { english, type SearchLanguage } from './search-language';

/** A word of the site that a word of the query stands for. */
export interface Match {
  word: string;
  /** 1 for the word itself, less the further it is from what was typed. */
  weight: number;
  /** Another word for one the site has: it finds, but is not marked in what it finds. */
  unlit?: boolean;
  /** A longer word that begins with what was typed, which the reader may not mean yet. */
  begun?: boolean;
}

/** What a word of the site counts that is not quite what was typed. */
const matchWeights = {
  prefix: 0.6,
  inflected: 0.9,
  stem: 0.7,
  /** A longer word that ends with what was typed, in a language that makes one word of several. */
  compound: 0.7,
  /** Share of what a part of a compound matches, where the site has no more of it. */
  part: 0.5,
  /** Share of these where the site has the word itself. */
  beside: 0.6,
  /** The best word one typo away; a second typo halves it. */
  typo: 0.7,
};
const mostPrefixed = 60;
const mostTypos = 4;
/** So many typos are less likely than a compound of which the site has a part. */
const severalTypos = 2;
/** Shorter parts are in too many words. */
const shortestPart = 4;
/** The same for words that a reader has typed without the space between them, where the site has nothing like both. */
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

/** Puts a word below what it has in common with others. */
function file(words: Map<string, string[]>, common: string | undefined, word: string): void {
  if (common === undefined) return;
  const same = words.get(common);
  if (same) same.push(word);
  else words.set(common, [word]);
}

/** All words of the site, and which of them a typed word may mean. */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #names: ReadonlySet<string>;
  readonly #language: SearchLanguage;
  readonly #byStem = new Map<string, string[]>();
  readonly #byRoot = new Map<string, string[]>();
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
    const { stem: stemmer, root } = language;
    for (const word of words) {
      file(this.#byStem, stemmer(word), word);
      file(this.#byRoot, root(word), word);
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

  /** The spelling of a word that the site has in some form. */
  #spelling(word: string): string | undefined {
    const { stem, root, spellings } = this.#language;
    return [word, ...spellings(word)].find(
      (one) => this.has(one) || this.#byStem.has(stem(one)) || this.#byRoot.has(root(one) ?? ''),
    );
  }

  /** Whether the site has the word in some form. */
  knows(word: string): boolean {
    return this.#spelling(word) !== undefined;
  }

  /**
   * The words of the site a longer one is made of: a compound, whose words may be joined by an s, or two words typed
   * without the space between them. None where it is not.
   */
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

  /** The longest word of the site that a compound begins or ends with. */
  #part(word: string): string | undefined {
    if (!this.#language.compounds) return undefined;
    for (let length = word.length - 1; length > shortestPart; length--) {
      const known = [word.slice(0, length), word.slice(-length)].find((one) => this.knows(one));
      if (known !== undefined) return known;
    }
    return undefined;
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

  /** What a word the site does not have may be: one with a typo, else a compound of which the site has a part, else one with several. */
  #likely(word: string, isPrefix: boolean): Match[] {
    const near = this.#nearest(word, isPrefix, 0);
    const part = (near[0]?.away ?? severalTypos) < severalTypos ? undefined : this.#part(word);
    if (part === undefined)
      return near.map(({ word: match, away }) => ({ word: match, weight: matchWeights.typo / Math.max(1, away) }));
    return this.expand(part, false).map((match) => ({ ...match, weight: match.weight * matchWeights.part }));
  }

  /**
   * Words of the site that a typed word means: itself, its other forms, its synonyms, what it is the beginning of, and
   * where there is none of those, what it is nearest to.
   * @param isPrefix whether the reader may still be typing it
   */
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
