import { beyondTitle, fitOf, type Heading, readHeading } from './heading-fit';
import type { LoadedIndex, SearchRecord } from './loaded-index';
import { type Query, stopWordImportance, type Term } from './query';
import { commonTitles, leastShare, mostRecords, tuning } from './ranking';
import { english, type SearchLanguage } from './search-language';
import { fields, rarity, type TermWorth, worthOf } from './term-worth';
import { indexPairs } from './word-pairs';

export interface Scored {
  record: number;
  score: number;
  /** The score without the gain of the heading. */
  plain: number;
  /** Words of the record that match. */
  words: string[];
}

/** Stop words for titles, with words of many titles: if each is a command of npm, “audit” alone counts in npm-audit. */
function titleLanguage(records: readonly SearchRecord[], language: SearchLanguage): Pick<SearchLanguage, 'stopWords'> {
  const titles = records.filter(({ section }) => !section).map(({ page }) => readHeading(page.title, language).telling);
  const counts = new Map<string, number>();
  for (const words of titles) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(commonTitles.least, commonTitles.share * titles.length);
  const common = [...counts].filter(([, count]) => count >= most).map(([word]) => word);
  return { stopWords: new Set([...language.stopWords, ...common]) };
}

/** Keywords of several words, for each record of a page. */
function phrasesOf(records: readonly SearchRecord[], language: SearchLanguage): string[][][] {
  const read = (keyword: string) => readHeading(keyword, language).words;
  return records.map(({ page, section }) =>
    section ? [] : page.keywords.map(read).filter(({ length }) => length > 1),
  );
}

/** For each record of a page, the gain from its keywords whose words are all in the query. */
function phraseWorth(phrases: readonly string[][][], worths: readonly TermWorth[]): Float64Array {
  return Float64Array.from(phrases, (list) => {
    const asked = list.map((words) => words.map((word) => worths.find(({ term }) => term.meant.has(word))?.rare));
    const whole = asked.map((rares) =>
      rares.reduce<number>((sum, rare) => sum + (rare ?? Number.NEGATIVE_INFINITY), 0),
    );
    return tuning.phrase * Math.max(0, ...whole);
  });
}

/** The score of a record for the terms; undefined if it contains none of them. */
function termsWorth({ page, section, pageRecord }: SearchRecord, record: number, worths: readonly TermWorth[]) {
  let score = 0;
  let headed = false;
  let dense = 0;
  let own = false;
  for (const { rare, value, heading, shared, best, found } of worths) {
    const mine = value[record] ?? 0;
    const common = shared[pageRecord] ?? 0;
    const here = Math.max(mine, common) + tuning.otherFields * Math.min(mine, common);
    dense += (rare * (found[pageRecord] ?? 0)) / (page.sections.length + 4);
    if (mine > 0 || !section) own ||= here > 0;
    if (here > 0) {
      score += rare * here;
      headed ||= rare > 0 && (heading[record] ?? 0) > 0;
    } else if ((best[pageRecord] ?? 0) > 0) {
      score += rare * tuning.borrowed * (best[pageRecord] ?? 0);
    }
  }
  return own ? { score, headed, dense } : undefined;
}

/** The gain of a heading that answers one of these queries. */
function fitGain(heading: Heading, queries: readonly (Query | undefined)[], isPage: boolean): number {
  const gains = isPage ? tuning.pageFit : tuning.sectionFit;
  return Math.max(0, ...queries.map((query) => (query ? gains[fitOf(heading, query)] : 0)));
}

/** The words to mark in each result. */
function wordsIn(records: ReadonlySet<number>, terms: readonly Term[], index: LoadedIndex): Map<number, Set<string>> {
  const words = new Map<number, Set<string>>(Array.from(records, (record) => [record, new Set()]));
  for (const { matches, importance } of terms) {
    // Readers do not look for stop words.
    if (importance <= stopWordImportance) continue;
    for (const { word } of matches.filter(({ unlit }) => !unlit))
      for (const field of fields) for (const record of index[field].get(word) ?? []) words.get(record)?.add(word);
  }
  return words;
}

export type Scorer = ReturnType<typeof createScorer>;

/** Creates the ranking: each term counts by its best field. Headings that answer the whole query come first. */
export function createScorer(index: LoadedIndex, language = english) {
  const { records } = index;
  const inTitles = titleLanguage(records, language);
  const headings = records.map(({ page, section }) =>
    section ? readHeading(section.heading, language) : readHeading(page.title, inTitles),
  );
  const phrases = phrasesOf(records, language);
  const pairs = indexPairs(records, language);

  /** The gain of each record from pairs of words. */
  function pairWorth({ terms }: Query): Float64Array {
    const worth = new Float64Array(records.length);
    for (const found of pairs(terms.map(({ typed }) => typed)))
      for (const record of found) {
        const gain = records[record]?.section ? tuning.pair.section : tuning.pair.page;
        worth[record] = (worth[record] ?? 0) + gain * rarity(records.length, found.length);
      }
    return worth;
  }

  /** Finds the records for a query, the best first. */
  return (query: Query): Scored[] => {
    const terms = query.terms.filter(({ matches }) => matches.length > 0);
    const worths = terms.map((term) => worthOf(term, index));
    const possible = worths.reduce((sum, { rare }) => sum + rare, 0) || 1;
    const phrase = phraseWorth(phrases, worths);
    const pair = pairWorth(query);
    const beyond = headings.map((heading, record) =>
      records[record]?.section ? undefined : beyondTitle(heading, query),
    );
    const scored: Omit<Scored, 'words'>[] = [];
    for (const [record, one] of records.entries()) {
      const found = termsWorth(one, record, worths);
      if (!found) continue;
      const { section, pageRecord } = one;
      const together = (phrase[pageRecord] ?? 0) + (pair[pageRecord] ?? 0) + (section ? (pair[record] ?? 0) : 0);
      const plain = (found.score + together) * (1 + (tuning.density * found.dense) / possible);
      const heading = found.headed ? headings[record] : undefined;
      const gain = heading ? fitGain(heading, [query, beyond[pageRecord]], !section) : 0;
      scored.push({ record, plain, score: plain * (1 + gain) });
    }
    scored.sort((a, b) => b.score - a.score || a.record - b.record);
    const least = Math.max(...scored.slice(0, 10).map(({ plain }) => plain)) * leastShare;
    const best = scored.filter(({ plain }) => plain >= least).slice(0, mostRecords);
    const words = wordsIn(new Set(best.map(({ record }) => record)), terms, index);
    return best.map((one) => ({ ...one, words: [...(words.get(one.record) ?? [])] }));
  };
}
