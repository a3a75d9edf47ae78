import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../report/attempt';
import { isRecord } from '../report/values';
import { en } from './built-in/en';
import { nearestBuiltIn } from './built-in/index';
import type { Language, Words } from './types';

/** What is written where it is of the right kind, else what there was; the content check names the rest. */
function merge(known: unknown, written: unknown): unknown {
  if (typeof known === 'string') return typeof written === 'string' ? written : known;
  if (!isRecord(known) || !isRecord(written)) return known;
  // Forms of a number differ by language.
  if ('other' in known) return typeof written['other'] === 'string' ? written : known;
  return Object.fromEntries(Object.entries(known).map(([key, value]) => [key, merge(value, written[key])]));
}

/** File below the content folder in which a site writes words of its own. */
export function wordsFile(code: string): string {
  return `words/${code}.json`;
}

/** The words of a language: those of the site, then those that come with the product, then English. */
export function readLanguage(contentDir: string, code: string): Language {
  const { browser, ...rest } = nearestBuiltIn(code) ?? en;
  const own = attempt<unknown>(() => JSON.parse(readFileSync(join(contentDir, wordsFile(code)), 'utf8')), {});
  return { code, words: { ...(merge(rest, own) as typeof rest), browser: merge(browser, own) as Words['browser'] } };
}
