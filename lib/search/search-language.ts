import { stemmer } from 'stemmer';
import { commonWords, stopWords } from './english-words';
import { germanParticles, verbRoot } from './german';
import { withoutArticle } from './search-words';
import type { SearchDocFile } from './types';

/** The rules of the language of the pages. */
export interface SearchLanguage {
  /** Words that say nothing about the topic. */
  stopWords: ReadonlySet<string>;
  /** Words of every text, which say little. */
  commonWords: ReadonlySet<string>;
  /** The stem of a word. */
  stem: (word: string) => string;
  /** Whether two words with the same stem differ only by an ending and mean the same. */
  isInflected: (one: string, other: string) => boolean;
  /** The root of a verb and its derived words, if the stem is not enough. */
  root: (word: string) => string | undefined;
  /** Prefixes that may be separated from their verb: melde … an. */
  particles: ReadonlySet<string>;
  /** Other spellings of a word. */
  spellings: (word: string) => string[];
  /** Whether it joins words: Zeitplan, Freigabelink. */
  compounds: boolean;
}

const compounding = new Set(['da', 'de', 'fi', 'nb', 'nl', 'nn', 'no', 'sv']);

const shortestStem = 4;

/** Removes the longest ending that fits. */
function lightStem(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** A Japanese verb or adjective up to its last Chinese character, as in 取り消す and 取り消し. */
const inflected = /^(.*\p{sc=Han})\p{sc=Hiragana}+$/u;

function isPlural(word: string, singular: string): boolean {
  return word === `${singular}s` || word === `${singular}es` || word === `${singular.slice(0, -1)}ies`;
}

export const english: SearchLanguage = {
  stopWords,
  commonWords,
  stem: stemmer,
  isInflected: (one, other) => isPlural(one, other) || isPlural(other, one),
  root: () => undefined,
  particles: new Set(),
  spellings: () => [],
  compounds: false,
};

/** The rules of a language, from its data in the list of pages and from its code. */
export function searchLanguage({ language }: Pick<SearchDocFile, 'language'>): SearchLanguage {
  if (language === undefined) return english;
  const { code, stopWords: own, commonWords: common, endings } = language;
  const base = code.split('-')[0] ?? code;
  return {
    ...english,
    stopWords: new Set(own),
    commonWords: new Set(common),
    ...(base === 'de' && { root: verbRoot, particles: germanParticles }),
    stem:
      base === 'ja' ? (word) => inflected.exec(word)?.[1] ?? word : (word) => lightStem(withoutArticle(word), endings),
    isInflected: () => true,
    // On keyboards without umlauts.
    spellings: base === 'de' ? (word) => [word.replace(/([aou])e/g, '$1')] : () => [],
    compounds: compounding.has(base),
  };
}
