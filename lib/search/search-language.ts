import { stemmer } from 'stemmer';
import { commonWords, stopWords } from './english-words';
import { germanParticles, verbRoot } from './german';
import { withoutArticle } from './search-words';
import type { SearchDocFile } from './types';

/** What the search knows of the language of its pages. */
export interface SearchLanguage {
  /** Words that say nothing about what is looked for. */
  stopWords: ReadonlySet<string>;
  /** Words that are in every text, and say little. */
  commonWords: ReadonlySet<string>;
  /** What the forms of a word have in common. */
  stem: (word: string) => string;
  /** Whether two words of one stem differ by an ending only, and mean the same. */
  isInflected: (one: string, other: string) => boolean;
  /** What a verb has in common with the words made of it, where the stem does not say it. */
  root: (word: string) => string | undefined;
  /** What may stand apart from the verb it belongs to: melde … an. */
  particles: ReadonlySet<string>;
  /** Other ways in which a word is typed. */
  spellings: (word: string) => string[];
  /** Whether it writes several words as one: Zeitplan, Freigabelink. */
  compounds: boolean;
}

const compounding = new Set(['da', 'de', 'fi', 'nb', 'nl', 'nn', 'no', 'sv']);

/** A word keeps so many letters at least. */
const shortestStem = 4;

/** Without the longest of some endings. */
function lightStem(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** A Japanese verb or adjective without its ending: what follows its last Chinese character, as in 取り消す and 取り消し. */
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

/** The language of the pages a list is of: what the list says of it, and what follows from its code. */
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
    // Where there are no keys for umlauts.
    spellings: base === 'de' ? (word) => [word.replace(/([aou])e/g, '$1')] : () => [],
    compounds: compounding.has(base),
  };
}
