import { stopwords as arabic } from '@orama/stopwords/arabic';
import { stopwords as french } from '@orama/stopwords/french';
import { stopwords as german } from '@orama/stopwords/german';
import { stopwords as japanese } from '@orama/stopwords/japanese';
import { stopwords as chinese } from '@orama/stopwords/mandarin';
import { stopwords as portuguese } from '@orama/stopwords/portuguese';
import { stopwords as spanish } from '@orama/stopwords/spanish';
import type { SearchDocFile } from './types';
import { fold } from './words';

const stopWordsOf: Readonly<Record<string, readonly string[]>> = {
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
  ja: japanese,
  pt: portuguese,
  zh: chinese,
};

/** Endings that make another form of a word, not another word, without diacritics. */
const endingsOf: Readonly<Record<string, string>> = {
  de: 'test ten tet ern est em en er es et st te e n s t',
  es: 'es os as s o a e',
  fr: 'aux es s x e',
  pt: 'oes aos es os as s o a e',
};

/** What the search files of a language tell the browser of it; undefined for English, which it knows. */
export function languageData(code: string): SearchDocFile['language'] {
  const [base = code] = code.toLowerCase().split('-');
  if (base === 'en') return undefined;
  const stopWords = [...new Set((stopWordsOf[base] ?? []).map(fold))].sort();
  return { code: base, stopWords, endings: endingsOf[base]?.split(' ') ?? [] };
}
