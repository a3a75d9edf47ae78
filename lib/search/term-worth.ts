import type { LoadedIndex } from './loaded-index';
import type { Term } from './query';
import { tuning, weights } from './ranking';

type Field = keyof typeof weights;

export const fields = Object.keys(weights) as Field[];

/** The values of one term for all records. */
export interface TermWorth {
  term: Term;
  /** Its rarity times its importance. */
  rare: number;
  value: Float64Array;
  heading: Float64Array;
  /** By record of the page: the value of its keywords and description for all its sections. */
  shared: Float64Array;
  /** By record of the page: the best value among its records, and the number of records with a value. */
  best: Float64Array;
  found: Float64Array;
}

/** Rare words count more (inverse document frequency, as in BM25, but levelled). */
export function rarity(total: number, found: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5)) ** tuning.rarity;
}

/** Computes the values of a term: the best field of each record counts fully, and the others a little. */
export function worthOf(term: Term, index: LoadedIndex): TermWorth {
  const { records } = index;
  const perRecord = () => new Float64Array(records.length);
  const top = perRecord();
  const rest = perRecord();
  const heading = perRecord();
  const shared = perRecord();
  const best = perRecord();
  const found = perRecord();
  const raise = (values: Float64Array, record: number, value: number) => {
    values[record] = Math.max(values[record] ?? 0, value);
  };
  for (const { word, weight } of term.matches)
    for (const field of fields)
      for (const record of index[field].get(word) ?? []) {
        const value = weights[field] * weight;
        if (field === 'keyword' || field === 'description') {
          raise(shared, record, value);
          continue;
        }
        if (field === 'heading') raise(heading, record, value);
        rest[record] = (rest[record] ?? 0) + Math.min(top[record] ?? 0, value);
        raise(top, record, value);
      }
  const value = top.map((most, record) => most + tuning.otherFields * Math.min(rest[record] ?? 0, most * 3));
  value.forEach((worth, record) => {
    const page = records[record]?.pageRecord ?? 0;
    raise(best, page, worth);
    if (worth > 0) found[page] = (found[page] ?? 0) + 1;
  });
  const holders = records.filter((_, record) => (top[record] ?? 0) > 0 || (shared[record] ?? 0) > 0).length;
  return { term, rare: rarity(records.length, holders) * term.importance, value, heading, shared, best, found };
}
