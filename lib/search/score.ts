import { beyondTitle, fitOf, readHeading } from './heading-fit';
import type { LoadedIndex, SearchRecord } from './loaded-index';
import { type Query, stopWordImportance, type Term } from './query';
import { english, type SearchLanguage } from './search-language';
import { indexPairs } from './word-pairs';

export interface Scored {
  record: number;
  score: number;
  /** The score without what a heading gains that answers the query as a whole. */
  plain: number;
  /** Words of the record that match. */
  words: string[];
}

/** What a word counts by where it stands. */
const weights = { heading: 1.3, keyword: 1.1, text: 1, description: 0.8, code: 0.8, title: 0.9 };
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];

/** The other numbers of the ranking, found by `npm run bench -- search-quality`. */
const tuning = {
  /** Share that counts of the other places a term stands in. */
  otherFields: 0.1,
  /** Share that counts of a term which only another record of the page has. */
  borrowed: 0.3,
  /** Share that all records of a page gain of the terms that make up one of its keywords. */
  phrase: 0.3,
  /** What two words add that follow one another in a heading, or where a page is named and described. */
  pair: { section: 0.4, page: 0.25 },
  /** Power that rarity counts with: below 1, because what is rare on a small site may be rare by chance. */
  rarity: 0.7,
  /** What a page gains when all of its records have all terms. */
  density: 0.1,
  /** What a heading gains that answers the query as a whole; the title of a page gains more, as whole or beginning. */
  sectionFit: { exact: 1, same: 0.7, beginning: 0.6, part: 0.5, none: 0 },
  pageFit: { exact: 4, same: 1, beginning: 2.5, part: 0.1, none: 0 },
} satisfies Record<string, number | Record<string, number>>;

/** Results that have less than this share of the best one's score say nothing to the query. */
const leastShare = 0.18;
const mostRecords = 400;

/** What one term is worth, record by record. */
interface TermWorth {
  term: Term;
  rare: number;
  value: Float64Array;
  heading: Float64Array;
  /** By record of the page: what its keywords and description are worth to all its sections. */
  shared: Float64Array;
  /** By record of the page: the best value among its records, and their number. */
  best: Float64Array;
  found: Float64Array;
}

/** Rare words tell more (inverse document frequency, as in BM25, but levelled). */
function rarity(total: number, found: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5)) ** tuning.rarity;
}

/** A word that so many titles have, and such a share of them, does not tell one page from another. */
const commonTitles = { least: 3, share: 0.1 };

/** What says nothing in a title: with a page a command, “audit” is all that npm-audit is called. */
function titleLanguage(records: readonly SearchRecord[], language: SearchLanguage): Pick<SearchLanguage, 'stopWords'> {
  const titles = records.filter(({ section }) => !section).map(({ page }) => readHeading(page.title, language).telling);
  const counts = new Map<string, number>();
  for (const words of titles) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(commonTitles.least, commonTitles.share * titles.length);
  const common = [...counts].filter(([, count]) => count >= most).map(([word]) => word);
  return { stopWords: new Set([...language.stopWords, ...common]) };
}

/**
 * Makes the ranking of one index. A record's score adds up what each term of the query is worth to it: where it stands
 * best there, or what the rest of the page says. A heading that answers the query as a whole comes before everything.
 */
export function createScorer(index: LoadedIndex, language = english): (query: Query) => Scored[] {
  const total = index.records.length;
  const inTitles = titleLanguage(index.records, language);
  const headings = index.records.map(({ page, section }) =>
    section ? readHeading(section.heading, language) : readHeading(page.title, inTitles),
  );
  const pageOf = Int32Array.from(index.records, ({ pageRecord }) => pageRecord);
  const isPage = index.records.map(({ section }) => section === null);
  const phrases = index.records.map(({ page, section }) =>
    section
      ? []
      : page.keywords.map((keyword) => readHeading(keyword, language).words).filter((words) => words.length > 1),
  );
  const pairs = indexPairs(index.records, language);
  const sizes = Int32Array.from(index.records, ({ page }) => page.sections.length + 1);

  /** What a term is worth to every record. */
  function worthOf(term: Term): TermWorth {
    const top = new Float64Array(total);
    const rest = new Float64Array(total);
    const heading = new Float64Array(total);
    const shared = new Float64Array(total);
    for (const { word, weight } of term.matches)
      for (const field of fields)
        for (const record of index[field].get(word) ?? []) {
          const value = weights[field] * weight;
          if (field === 'keyword' || field === 'description') {
            shared[record] = Math.max(shared[record] ?? 0, value);
            continue;
          }
          const before = top[record] ?? 0;
          if (field === 'heading') heading[record] = Math.max(heading[record] ?? 0, value);
          rest[record] = (rest[record] ?? 0) + Math.min(before, value);
          top[record] = Math.max(before, value);
        }
    let found = 0;
    for (let record = 0; record < total; record++) if ((top[record] ?? 0) > 0 || (shared[record] ?? 0) > 0) found++;
    const worths = {
      term,
      rare: rarity(total, found) * term.importance,
      value: top.map((value, record) => value + tuning.otherFields * Math.min(rest[record] ?? 0, value * 3)),
      heading,
      shared,
      best: new Float64Array(total),
      found: new Float64Array(total),
    };
    worths.value.forEach((value, record) => {
      const page = pageOf[record] ?? 0;
      if (value > (worths.best[page] ?? 0)) worths.best[page] = value;
      if (value > 0) worths.found[page] = (worths.found[page] ?? 0) + 1;
    });
    return worths;
  }

  /** Words to mark in each result. */
  function wordsOf(records: ReadonlySet<number>, terms: readonly Term[]): Map<number, Set<string>> {
    const words = new Map<number, Set<string>>(Array.from(records, (record) => [record, new Set()]));
    for (const { matches, importance } of terms) {
      // A stop word that happens to be there is not what the reader looks for.
      if (importance <= stopWordImportance) continue;
      for (const { word } of matches.filter(({ unlit }) => !unlit))
        for (const field of fields) for (const record of index[field].get(word) ?? []) words.get(record)?.add(word);
    }
    return words;
  }

  /** By record of the page: what its keywords of several words are worth, where the query has all words of one. */
  function phraseWorth(worths: readonly TermWorth[]): Float64Array {
    return Float64Array.from(phrases, (list) => {
      const asked = list.map((words) => words.map((word) => worths.find(({ term }) => term.meant.has(word))?.rare));
      const whole = asked.map((rares) =>
        rares.reduce<number>((sum, rare) => sum + (rare ?? Number.NEGATIVE_INFINITY), 0),
      );
      return tuning.phrase * Math.max(0, ...whole);
    });
  }

  /** What each record gains by the pairs of words it has. */
  function pairWorth({ terms }: Query): Float64Array {
    const worth = new Float64Array(total);
    for (const records of pairs(terms.map(({ typed }) => typed)))
      for (const record of records)
        worth[record] =
          (worth[record] ?? 0) +
          (isPage[record] ? tuning.pair.page : tuning.pair.section) * rarity(total, records.length);
    return worth;
  }

  return (query) => {
    const terms = query.terms.filter(({ matches }) => matches.length > 0);
    const worths = terms.map(worthOf);
    const possible = worths.reduce((sum, { rare }) => sum + rare, 0) || 1;
    const phrase = phraseWorth(worths);
    const pair = pairWorth(query);
    const beyond = headings.map((heading, record) => (isPage[record] ? beyondTitle(heading, query) : undefined));
    const scored: { record: number; plain: number; score: number }[] = [];
    for (let record = 0; record < total; record++) {
      const page = pageOf[record] ?? 0;
      let score = 0;
      let headed = 0;
      let dense = 0;
      let own = false;
      for (const { rare, value, heading, shared, best, found } of worths) {
        const mine = value[record] ?? 0;
        const common = shared[page] ?? 0;
        const here = Math.max(mine, common) + tuning.otherFields * Math.min(mine, common);
        dense += (rare * (found[page] ?? 0)) / ((sizes[record] ?? 0) + 3);
        if (mine > 0 || isPage[record]) own ||= here > 0;
        if (here > 0) {
          score += rare * here;
          if ((heading[record] ?? 0) > 0) headed += rare;
        } else if ((best[page] ?? 0) > 0) {
          score += rare * tuning.borrowed * (best[page] ?? 0);
        }
      }
      if (!own) continue;
      const together = (phrase[page] ?? 0) + (pair[page] ?? 0) + (isPage[record] ? 0 : (pair[record] ?? 0));
      const plain = (score + together) * (1 + (tuning.density * dense) / possible);
      const heading = headings[record];
      const asked = heading && headed > 0 ? [query, beyond[page]] : [];
      const gains = isPage[record] ? tuning.pageFit : tuning.sectionFit;
      const gain = Math.max(0, ...asked.map((one) => (heading && one ? gains[fitOf(heading, one)] : 0)));
      scored.push({ record, plain, score: plain * (1 + gain) });
    }
    scored.sort((a, b) => b.score - a.score || a.record - b.record);
    const least = Math.max(...scored.slice(0, 10).map(({ plain }) => plain)) * leastShare;
    const best = scored.filter(({ plain }) => plain >= least).slice(0, mostRecords);
    const words = wordsOf(new Set(best.map(({ record }) => record)), terms);
    return best.map((one) => ({ ...one, words: [...(words.get(one.record) ?? [])] }));
  };
}
