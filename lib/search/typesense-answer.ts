import type { ClusterRecord } from './cluster';
import { cutAround } from './excerpt';
import { isUnspacedText, wordsWithParts } from './search-words';

/** Marks around a match: characters that no text contains, so that nothing has to be escaped. */
export const marks = { start: '\uE000', end: '\uE001' } as const;

/** The used parts of a hit (https://typesense.org/docs/27.1/api/search.html). */
export interface TypesenseHit {
  document: ClusterRecord;
  highlights?: readonly { field: string; snippet?: string }[];
}

/** The used parts of an answer. */
export interface TypesenseResult {
  grouped_hits?: readonly { hits: readonly TypesenseHit[] }[];
  facet_counts?: readonly { field_name: string; counts: readonly { value: string; count: number }[] }[];
  /** Set if the search failed, whatever the HTTP status is. */
  error?: string;
}

const marked = new RegExp(
  `([^\\s${marks.end}]*)${marks.start}([^${marks.end}]*)${marks.end}([^\\s${marks.start}]*)`,
  'gu',
);
const eachMark = new RegExp(`[${marks.start}${marks.end}]`, 'gu');

/** Words of a record that match. They are complete, even if only their beginnings are marked. */
export function markedWords({ highlights = [] }: TypesenseHit): string[] {
  const words = highlights.flatMap(({ snippet = '' }) =>
    [...snippet.matchAll(marked)].flatMap(([, before = '', match = '', after = '']) =>
      wordsWithParts(isUnspacedText(match) ? match : before + match + after),
    ),
  );
  return [...new Set(words)];
}

/** Text around the match of a hit, or the beginning of its text if the match is in another field. */
export function excerptOf({ document, highlights = [] }: TypesenseHit, words: readonly string[]): string | null {
  const snippet = highlights
    .find(({ field }) => field === 'text')
    ?.snippet?.replace(eachMark, '')
    .trim();
  if (!snippet) return document.lead || null;
  const cut = cutAround(snippet, words);
  // The cluster does not mark where it cuts the text.
  const isStart = cut.startsWith('…') || document.lead.startsWith(cut.slice(0, 20));
  return isStart ? cut : `… ${cut}`;
}
