import type { LoadedIndex, Postings } from './engine';
import { type Query, stopWordImportance, type Term } from './query';
import { phrase } from './words';

export interface Scored {
  record: number;
  score: number;
  /** Words of the record that match. */
  words: string[];
}

/** What a word counts by where it stands. */
const weights = { heading: 5, text: 1.15, title: 1, keyword: 0.8, description: 0.8, code: 0.6 };
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];

/** The other numbers of the ranking, found by `npm run bench -- search-quality`. */
const tuning = {
  /** Worth of a word in a heading of very many words, against a heading of its own. */
  longHeading: 0.85,
  /** The same for the prose of a very short section, against one of average length. */
  shortText: 0.9,
  /** Share that counts of the other fields a term stands in. */
  otherFields: 0.25,
  /** Share of what only another record of the page says: its worth, and whether it counts as matched. */
  borrowedWorth: 0.2,
  borrowedMatch: 0.6,
  /** How much records lose that lack terms. */
  coverage: 2.2,
  /** What a heading that reads like the query multiplies by: exactly, at its beginning, as part of it. */
  exact: 1,
  beginning: 0.8,
  part: 0.5,
  pageFit: 5,
  sectionFit: 1,
};

/** Results that have less than this share of the best one's score say nothing to the query. */
const leastShare = 0.18;
const mostRecords = 400;

interface Tally {
  score: number;
  /** Sum of the importance of the terms that match. */
  matched: number;
  words: Set<string>;
  terms: Set<Term>;
}

/** What a term is worth on the best record of a page: its sections answer a query together. */
type PageWorth = ReadonlyMap<number, number>;

function count(index: LoadedIndex, term: Term): number {
  const records = new Set<number>();
  for (const { word } of term.matches)
    for (const field of fields) for (const record of index[field].get(word) ?? []) records.add(record);
  return records.size;
}

/** Rare words tell more (inverse document frequency, as in BM25). */
function rarity(total: number, found: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5));
}

/** Number of words of each record, relative to the average. */
function lengths(records: number, text: Postings): Float64Array {
  const sizes = new Float64Array(records);
  let sum = 0;
  for (const list of text.values()) {
    sum += list.length;
    for (const record of list) sizes[record] = (sizes[record] ?? 0) + 1;
  }
  const average = Math.max(sum / Math.max(records, 1), 1);
  return sizes.map((size) => size / average);
}

/** How well a heading as a whole answers the query, from 0 to 1; exact beats beginning, beginning beats part. */
function headingFit(heading: string, { phrase: asked, open }: Query): number {
  if (asked === '') return 0;
  if (heading === asked) return tuning.exact;
  const cut = ` ${heading} `;
  if (heading.startsWith(asked) && (open || heading[asked.length] === ' ')) return tuning.beginning;
  if (cut.includes(` ${asked}${open ? '' : ' '}`)) return tuning.part;
  return 0;
}

/**
 * Makes the ranking of one index. A record's score adds up what each term of the query is worth where it stands best;
 * records with all terms come before those with some, and a heading that reads like the query before everything.
 */
export function createScorer(index: LoadedIndex): (query: Query) => Scored[] {
  const total = index.records.length;
  const relative = lengths(total, index.text);
  const headings = index.records.map(({ page, section }) => phrase(section?.heading ?? page.title));
  const headingSizes = headings.map((heading) => heading.split(' ').length);

  function worth(field: Field, record: number): number {
    if (field === 'heading')
      return weights.heading * (tuning.longHeading + (1 - tuning.longHeading) / (headingSizes[record] ?? 1));
    if (field === 'text' || field === 'code')
      return weights[field] / (tuning.shortText + (1 - tuning.shortText) * (relative[record] ?? 1));
    return weights[field];
  }

  /** Best worth of a term per record, and a little for each other field it stands in. */
  function addTerm(term: Term, rare: number, tallies: Map<number, Tally>): PageWorth {
    const best = new Map<number, { top: number; rest: number; words: Set<string> }>();
    for (const { word, weight } of term.matches)
      for (const field of fields)
        for (const record of index[field].get(word) ?? []) {
          const value = worth(field, record) * weight;
          const own = best.get(record);
          if (!own) best.set(record, { top: value, rest: 0, words: new Set([word]) });
          else {
            own.rest += Math.min(own.top, value);
            own.top = Math.max(own.top, value);
            own.words.add(word);
          }
        }
    const pages = new Map<number, number>();
    for (const [record, { top, rest, words }] of best) {
      const tally = tallies.get(record) ?? { score: 0, matched: 0, words: new Set(), terms: new Set() };
      const value = rare * (top + tuning.otherFields * Math.min(rest, top * 3));
      const page = index.records[record]?.pageRecord ?? record;
      tally.score += value;
      tally.matched += rare;
      tally.terms.add(term);
      // A stop word that happens to be there is not what the reader looks for.
      if (term.importance > stopWordImportance) for (const word of words) tally.words.add(word);
      tallies.set(record, tally);
      pages.set(page, Math.max(pages.get(page) ?? 0, value));
    }
    return pages;
  }

  /** Adds what other records of the page know of the terms this one lacks. */
  function borrow(
    record: number,
    tally: Tally,
    worths: readonly { term: Term; rare: number; pages: PageWorth }[],
  ): void {
    const page = index.records[record]?.pageRecord ?? record;
    for (const { term, rare, pages } of worths) {
      const value = tally.terms.has(term) ? undefined : pages.get(page);
      if (value === undefined) continue;
      tally.score += tuning.borrowedWorth * value;
      tally.matched += tuning.borrowedMatch * rare;
    }
  }

  return (query) => {
    const tallies = new Map<number, Tally>();
    const terms = query.terms.filter(({ matches }) => matches.length > 0);
    const worths = terms.map((term) => {
      const rare = rarity(total, count(index, term)) * term.importance;
      return { term, rare, pages: addTerm(term, rare, tallies) };
    });
    for (const [record, tally] of tallies) borrow(record, tally, worths);
    const possible = worths.reduce((sum, { rare }) => sum + rare, 0) || 1;
    const scored = Array.from(tallies, ([record, { score, matched, words }]) => {
      const isPage = index.records[record]?.section === null;
      const plain = score * (matched / possible) ** tuning.coverage;
      const fit = headingFit(headings[record] ?? '', query);
      return {
        record,
        plain,
        score: plain * (1 + fit * (isPage ? tuning.pageFit : tuning.sectionFit)),
        words: [...words],
      };
    });
    scored.sort((a, b) => b.score - a.score || a.record - b.record);
    const least = Math.max(...scored.slice(0, 10).map(({ plain }) => plain)) * leastShare;
    return scored.filter(({ plain }) => plain >= least).slice(0, mostRecords);
  };
}
