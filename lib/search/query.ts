import { english } from './search-language';
import { isUnspacedText, readWords } from './search-words';
import type { Match, Vocabulary } from './vocabulary';

/** One thing asked for, with all words of the site it may mean. */
export interface Term {
  typed: string;
  matches: Match[];
  /** The same words without their weights. */
  meant: ReadonlySet<string>;
  /** Those of them that do not merely begin with what was typed. */
  whole: ReadonlySet<string>;
  /** How much it counts; less for words that say little. */
  importance: number;
}

export interface Query {
  terms: Term[];
  /** Terms that say something; all of them where none does. */
  telling: Term[];
  /** The words as typed, without spaces. */
  letters: string;
  /** Whether the last word may go on. */
  open: boolean;
}

/** A query of more words is a pasted text; the first ones tell what it is about. */
const mostWords = 16;
export const stopWordImportance = 0.02;
/** Of a common word in a query that reads like a sentence. Among mere keywords it was chosen like the others. */
const commonWordImportance = 0.15;

/** What two words mean that the site writes as one, in this form or another: sichern after Daten is Datensicherung. */
function joined(words: readonly string[], at: number, vocabulary: Vocabulary): Match[] {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined || !vocabulary.knows(word + next)) return [];
  return vocabulary.expand(word + next, false);
}

/** The longest words of the site that a stretch of text is made of; none where there is a rest. */
function knownWords(text: string, vocabulary: Vocabulary): string[] {
  const found: string[] = [];
  let at = 0;
  while (at < text.length) {
    let end = text.length;
    while (end > at && !vocabulary.has(text.slice(at, end))) end--;
    if (end === at) return [];
    found.push(text.slice(at, end));
    at = end;
  }
  return found;
}

/**
 * Words of a query in a language that writes no spaces between them. This browser may split them otherwise than the one
 * that built the index, and what is being typed ends anywhere: neighbours that the site does not know are joined again.
 */
function joinUnspaced(words: readonly string[], vocabulary: Vocabulary): string[] {
  const unknown = (word: string | undefined) => word !== undefined && isUnspacedText(word) && !vocabulary.knows(word);
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    let end = at;
    while (unknown(words[end])) end++;
    const stretch = words.slice(at, end);
    const text = stretch.join('');
    const parts = stretch.length > 0 ? knownWords(text, vocabulary) : [];
    if (parts.length > 0) found.push(...parts);
    else if (stretch.length > 1 && vocabulary.begins(text)) found.push(text);
    else found.push(...(stretch.length > 0 ? stretch : words.slice(at, at + 1)));
    at = Math.max(at, end - 1);
  }
  return found;
}

/** Reads a query. Whatever is typed is text: no character has a meaning of its own. */
export function readQuery(text: string, vocabulary: Vocabulary, language = english): Query {
  const { stopWords, commonWords, particles } = language;
  const typed = readWords(text).slice(0, mostWords);
  // A compound the site does not know is looked for by its parts.
  const isUnknown = (word: string) => vocabulary.expand(word, true).every(({ weight }) => weight < 0.7);
  const split = typed.flatMap(({ whole, parts }) => {
    if (parts.length > 0) return isUnknown(whole) ? parts : [whole];
    const compound = vocabulary.parts(whole);
    return compound.length > 0 && isUnknown(whole) ? compound : [whole];
  });
  const words = joinUnspaced(split, vocabulary);
  const open = !/[\s\p{P}]$/u.test(text);
  const onlyStopWords = words.every((word) => stopWords.has(word));
  const isSentence = words.some((word) => stopWords.has(word));
  const isCommon = (word: string) => isSentence && commonWords.has(word);
  const onlyCommonWords = words.every((word) => stopWords.has(word) || commonWords.has(word));
  const terms = words.map((word, at): Term => {
    const isLast = at === words.length - 1;
    const matches = vocabulary.expand(word, isLast && open && (word.length > 1 || words.length === 1));
    for (const particle of words.slice(at + 1))
      if (particles.has(particle) && vocabulary.knows(particle + word))
        matches.push(...vocabulary.expand(particle + word, false));
    matches.push(...joined(words, at, vocabulary), ...joined(words, at - 1, vocabulary));
    const isStopWord = stopWords.has(word) && !onlyStopWords;
    // What may be a typo may as well be a word the site does not have.
    const certainty = Math.max(0, ...matches.map(({ weight }) => weight));
    const meant = new Set(matches.map(({ word: match }) => match));
    const whole = new Set(matches.filter(({ begun }) => !begun).map(({ word: match }) => match));
    // A letter after other words is the beginning of a word that is being typed.
    const isBegun = isLast && open && word.length === 1 && words.length > 1;
    const share = (isCommon(word) && !onlyCommonWords) || isBegun ? commonWordImportance : 1;
    return { typed: word, matches, meant, whole, importance: isStopWord ? stopWordImportance : share * certainty };
  });
  const telling = terms.filter(({ typed: word }) => onlyStopWords || !stopWords.has(word));
  return { terms, telling, letters: typed.map(({ whole }) => whole).join(''), open };
}
