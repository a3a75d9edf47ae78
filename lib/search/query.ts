import { english } from './search-language';
import { isUnspacedText, readWords } from './search-words';
import type { Match, Vocabulary } from './vocabulary';

/** A word of a query, with all words of the site that it may mean. */
export interface Term {
  typed: string;
  matches: Match[];
  /** The same words without their weights. */
  meant: ReadonlySet<string>;
  /** The matches that are complete words rather than longer words with the same beginning. */
  whole: ReadonlySet<string>;
  /** Its weight. Common words have less. */
  importance: number;
}

export interface Query {
  terms: Term[];
  /** Terms that are no stop words; all terms if there are no others. */
  telling: Term[];
  /** The typed words without spaces. */
  letters: string;
  /** Whether the reader may still be typing the last word. */
  open: boolean;
}

/** A longer query is a pasted text. Its first words are enough. */
const mostWords = 16;
export const stopWordImportance = 0.02;
/** Weight of a common word in a sentence. Among keywords it counts like the others. */
const commonWordImportance = 0.15;

/** Matches of two words that the site writes as one, in any form: Daten sichern matches Datensicherung. */
function joined(words: readonly string[], at: number, vocabulary: Vocabulary): Match[] {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined || !vocabulary.knows(word + next)) return [];
  return vocabulary.expand(word + next, false);
}

/** Splits a text into the longest known words; none if something is left over. */
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

/** Joins unknown words of a language without spaces again: browsers split them otherwise than the index. */
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

/** Reads a query. All of it is text; no character has a special meaning. */
export function readQuery(text: string, vocabulary: Vocabulary, language = english): Query {
  const { stopWords, commonWords, particles } = language;
  const typed = readWords(text).slice(0, mostWords);
  // An unknown compound is replaced by its parts.
  const isUnknown = (word: string) => vocabulary.expand(word, true).every(({ weight }) => weight < 0.7);
  const open = !/[\s\p{P}]$/u.test(text);
  const split = typed.flatMap(({ whole, parts }, at) => {
    const isBegun = open && at === typed.length - 1 && vocabulary.begins(whole);
    if (parts.length > 0) return isUnknown(whole) && !isBegun ? parts : [whole];
    const compound = vocabulary.parts(whole);
    return compound.length > 0 && isUnknown(whole) ? compound : [whole];
  });
  const words = joinUnspaced(split, vocabulary);
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
    // A possible typo may also be a word that the site does not have.
    const certainty = Math.max(0, ...matches.map(({ weight }) => weight));
    const meant = new Set(matches.map(({ word: match }) => match));
    const whole = new Set(matches.filter(({ begun }) => !begun).map(({ word: match }) => match));
    // A single letter after other words is an incomplete word.
    const isBegun = isLast && open && word.length === 1 && words.length > 1;
    const share = (isCommon(word) && !onlyCommonWords) || isBegun ? commonWordImportance : 1;
    return { typed: word, matches, meant, whole, importance: isStopWord ? stopWordImportance : share * certainty };
  });
  const telling = terms.filter(({ typed: word }) => onlyStopWords || !stopWords.has(word));
  return { terms, telling, letters: typed.map(({ whole }) => whole).join(''), open };
}
