import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { summarize } from '../lib/content/snapshot/summary';
import { readSections } from '../lib/mdx/read-sections';
import type { MdxContext } from '../lib/mdx/types';
import { buildSearchFiles } from '../lib/search/build-files';
import { SearchEngine } from '../lib/search/engine';
import { languageData } from '../lib/search/language-data';
import { printTable } from './print-table';
import { readCases, type SearchCase } from './search-cases';

const context: MdxContext = {
  link: (href) => ({ href, external: false }),
  image: (src) => ({ src }),
};

/** The engine on the pages of bench/languages/<code>, as a site in that language has it. */
export function engineIn(code: string): SearchEngine {
  const folder = join('bench', 'languages', code);
  const sources = readdirSync(folder).map((path) => {
    const { heading = path, paragraph = '', rest } = summarize(readFileSync(join(folder, path), 'utf8'));
    const sections = readSections({ path, body: rest, bodyLine: 1, format: 'md', untrusted: false }, context);
    const route = `/docs/${path.replace(/\.md$/, '')}`;
    return {
      route,
      title: heading,
      kind: 'doc' as const,
      breadcrumb: [],
      description: paragraph,
      keywords: [],
      sections,
    };
  });
  const language = languageData(code);
  const { doc, index } = buildSearchFiles(sources, { synonyms: [], suggestions: [], ...(language && { language }) });
  return new SearchEngine(doc, index);
}

/** Queries whose first result is of another page, with what that is. */
export function missesOf(engine: SearchEngine, cases: readonly SearchCase[]): { query: string; first: string }[] {
  return cases.flatMap(({ query, pages }) => {
    const first = engine.search(query, null).groups[0]?.page.route ?? 'nothing';
    return pages.includes(first) ? [] : [{ query, first }];
  });
}

/**
 * How often the right page comes first in other languages than English, and every miss of a list, except of those called
 * held-out, which nobody looks at. The misses of those called seen have taught the search.
 */
export async function benchSearchLanguages(): Promise<void> {
  const lists = readdirSync(join('bench', 'queries')).map((file) => file.replace('.jsonl', ''));
  const results = ['de', 'ja'].flatMap((code) => {
    const engine = engineIn(code);
    return lists
      .filter((list) => list === code || list.startsWith(`${code}-`))
      .map((list) => {
        const cases = readCases(list);
        return { list, cases, misses: missesOf(engine, cases) };
      });
  });
  printTable(
    results.map(({ list, cases, misses }) => ({
      list,
      queries: cases.length,
      'page first': `${((100 * (cases.length - misses.length)) / cases.length).toFixed(1)} %`,
    })),
  );
  for (const { list, misses } of results.filter(({ list }) => !list.endsWith('-held-out')))
    for (const { query, first } of misses) process.stdout.write(`  ${list}: “${query}” → ${first}\n`);
}
