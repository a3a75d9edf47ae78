import { buildSearchFiles, type SearchSource } from '@/lib/search/build-files';
import { SearchEngine } from '@/lib/search/engine';
import type { SearchDocFile } from '@/lib/search/types';

/** A page of the search with one line of text; whatever matters to a test is given. */
export function searchSource(route: string, given: Partial<SearchSource> = {}): SearchSource {
  return {
    route,
    title: 'Untitled',
    kind: 'doc',
    breadcrumb: [],
    description: '',
    keywords: [],
    sections: [section(null, '')],
    ...given,
  };
}

/** A section of a page; its id is its heading in lower case. */
export function section(heading: string | null, text: string, code = '', depth = 2): SearchSource['sections'][number] {
  return { heading: heading === null ? null : { id: heading.toLowerCase(), text: heading, depth }, text, code };
}

/** The engine on the files of some pages; in English, or in the language that is given. */
export function engineOf(
  sources: readonly SearchSource[],
  synonyms: string[][] = [],
  language?: SearchDocFile['language'],
): SearchEngine {
  const { doc, index } = buildSearchFiles(sources, { synonyms, suggestions: [], ...(language && { language }) });
  return new SearchEngine(doc, index);
}

/** Routes an engine finds, best first. */
export function routesOf(engine: SearchEngine, query: string): string[] {
  return engine.search(query, null).groups.map(({ page }) => page.route);
}
