import type { ClusterRecord } from './cluster';
import { cutAround } from './excerpt';
import { isUnspacedText, wordsWithParts } from './search-words';

/** Stand around what matched: characters that no text has, so that none has to be escaped. */
export const marks = { start: '\uE000', end: '\uE001' } as const;

/** What is read of a hit (https://typesense.org/docs/27.1/api/search.html). */
export interface TypesenseHit {
  document: ClusterRecord;
  highlights?: readonly { field: string; snippet?: string }[];
}

/** What is read of the answer to one search. */
export interface TypesenseResult {
  grouped_hits?: readonly { hits: readonly TypesenseHit[] }[];
  facet_counts?: readonly { field_name: string; counts: readonly { value: string; count: number }[] }[];
  /** Set where the search failed, whatever the status of the whole answer. */
  error?: string;
}

const marked = new RegExp(
  `([^\\s${marks.end}]*)${marks.start}([^${marks.end}]*)${marks.end}([^\\s${marks.start}]*)`,
  'gu',
);
const eachMark = new RegExp(`[${marks.start}${marks.end}]`, 'gu');

/** Words of a record that match, whole where only their beginning is marked. */
export function markedWords({ highlights = [] }: TypesenseHit): string[] {
  const words = highlights.flatMap(({ snippet = '' }) =>
    [...snippet.matchAll(marked)].flatMap(([, before = '', match = '', after = '']) =>
      wordsWithParts(isUnspacedText(match) ? match : before + match + after),
    ),
  );
  return [...new Set(words)];
}

/** Text around the match of a hit; the beginning of its text where the match is elsewhere. */
export function excerptOf({ document, highlights = [] }: TypesenseHit, words: readonly string[]): string | null {
  const snippet = highlights
    .find(({ field }) => field === 'text')
    ?.snippet?.replace(eachMark, '')
    .trim();
  if (!snippet) return document.lead || null;
  const cut = cutAround(snippet, words);
  // The cluster cuts the text without saying so.
  const isStart = cut.startsWith('…') || document.lead.startsWith(cut.slice(0, 20));
  return isStart ? cut : `… ${cut}`;
}
