import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SearchEngine } from '../lib/search/engine';
import type { SearchDocFile, SearchHit, SearchIndexFile } from '../lib/search/types';
import { printTable } from './print-table';
import { readCases, type SearchCase } from './search-cases';

/** The engine on the search files of a build. */
export function engineOf(out: string): SearchEngine {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(out, file), 'utf8'));
  return new SearchEngine(read('search-doc.json') as SearchDocFile, read('search-index.json') as SearchIndexFile);
}

/**
 * Queries that others wrote. The authors of the first four had read the pages and often use their words. The last two were
 * written from the facts alone, page by page, by somebody who had not. The ranking, the keywords and the pages were improved
 * by the misses of all lists but `held-out`, so only that one measures the search for queries nobody has seen.
 */
const byReaders = ['readers', 'mixed', 'questions', 'fresh', 'facts', 'held-out'];

function isRight({ page, section }: SearchHit, { pages, headings }: SearchCase): boolean {
  return pages.includes(page.route) && (headings.length === 0 || headings.includes(section?.heading ?? ''));
}

function judge(engine: SearchEngine, wanted: SearchCase) {
  const hits = engine.search(wanted.query, null).groups.flatMap((group) => group.hits);
  return {
    wanted,
    page: wanted.pages.includes(hits[0]?.page.route ?? ''),
    section: hits[0] !== undefined && isRight(hits[0], wanted),
    five: hits.slice(0, 5).some((hit) => isRight(hit, wanted)),
    first: hits.slice(0, 3).map(({ page, section }) => `${page.route}${section ? ` # ${section.heading}` : ''}`),
  };
}

const percent = (part: number, all: number) => `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`;

function shares(kind: string, results: readonly ReturnType<typeof judge>[]) {
  const share = (key: 'page' | 'section' | 'five') =>
    percent(results.filter((result) => result[key]).length, results.length);
  return {
    kind,
    queries: results.length,
    'page first': share('page'),
    'section first': share('section'),
    'section in five': share('five'),
  };
}

/** How often the right page and section come first, by kind of query, and every miss. */
export async function benchSearchQuality(): Promise<void> {
  const engine = engineOf('out');
  const results = readCases('own').map((wanted) => judge(engine, wanted));
  const kinds = [...new Set(results.map(({ wanted }) => wanted.kind))];
  printTable([
    ...kinds.map((kind) =>
      shares(
        kind,
        results.filter(({ wanted }) => wanted.kind === kind),
      ),
    ),
    shares('all', results),
    ...byReaders.map((name) =>
      shares(
        name,
        readCases(name).map((wanted) => judge(engine, wanted)),
      ),
    ),
  ]);
  for (const { wanted, page, section, five, first } of results) {
    if (section) continue;
    const miss = five ? (page ? 'section not first' : 'page not first') : 'section not in five';
    process.stdout.write(
      `  ${miss}: “${wanted.query}” → ${wanted.pages.join(', ')} # ${wanted.headings.join(' | ')}\n    but ${first.join('\n        ')}\n`,
    );
  }
}
