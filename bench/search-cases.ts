import { readFileSync } from 'node:fs';

/** A query as a reader may type it, and where it should lead. */
export interface SearchCase {
  query: string;
  /** `exact`, `prefix`, `typo`, `body`, `question`, `keyword`. */
  kind: string;
  /** Routes of the pages that answer it best. */
  pages: readonly string[];
  /** Headings and glossary terms that are right, as their texts; empty means the page, or anything on it. */
  headings: readonly string[];
}

/** The cases of a list in bench/queries, which has one a line. */
export function readCases(list: string): SearchCase[] {
  const lines = readFileSync(`bench/queries/${list}.jsonl`, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as SearchCase);
}
