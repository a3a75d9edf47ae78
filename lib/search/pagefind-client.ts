import { answerOf, createNumbers, pagesAt } from './result-page';
import { type FacetCounts, facetScopes } from './scopes';
import { readWords } from './search-words';
import type {
  SearchAnswer,
  SearchClient,
  SearchDocFile,
  SearchGroup,
  SearchHit,
  SearchPage,
  SearchScope,
} from './types';

/** Absolute addresses of Pagefind's files. */
export interface PagefindFiles {
  /** The list of pages. */
  doc: string;
  /** Folder of the index, with a slash at its end. */
  folder: string;
}

// The used parts of Pagefind's browser API (https://pagefind.app/docs/api/).
interface PagefindModule {
  createInstance(options: { basePath: string; excerptLength: number }): Promise<PagefindInstance> | PagefindInstance;
}

interface PagefindInstance {
  init(): Promise<void>;
  filters(): Promise<unknown>;
  search(query: string, options: { filters: Record<string, string> }): Promise<PagefindAnswer>;
}

interface PagefindAnswer {
  results: { score: number; data(): Promise<PagefindPage> }[];
  /** Number of results by filter and value, without the filters of the query. */
  totalFilters: FacetCounts;
}

interface PagefindPage {
  /** The route of the page. */
  raw_url: string;
  content: string;
  sub_results: PagefindSection[];
}

interface PagefindSection {
  title: string;
  plain_excerpt: string;
  anchor?: { id: string };
  locations: number[];
  weighted_locations: { balanced_score: number }[];
}

const mostGroups = 8;
const mostHits = 4;
/** Number of words in an excerpt. */
const excerptLength = 24;

function filtersOf(scope: SearchScope | null): Record<string, string> {
  return { ...(scope?.kind && { kind: scope.kind }), ...(scope?.category && { category: scope.category }) };
}

/** The words at these positions. Pagefind counts positions in words. */
function wordsAt(words: readonly string[], places: readonly number[]): string[] {
  return [...new Set(places.flatMap((place) => readWords(words[place] ?? '').map(({ whole }) => whole)))];
}

const weight = ({ weighted_locations }: PagefindSection) =>
  weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);

/** The search for thousands of pages: Pagefind's index, fetched in pieces, which finds no mistyped words. */
export function createPagefindClient(files: PagefindFiles): SearchClient {
  let loaded: Promise<{ engine: PagefindInstance; list: SearchDocFile; byRoute: Map<string, SearchPage> }> | undefined;
  let newest = 0;
  const numberOf = createNumbers();
  const excerpts = new Map<number, string>();

  async function start() {
    const [module, response] = await Promise.all([
      import(
        /* webpackIgnore: true */ /* turbopackIgnore: true */ `${files.folder}pagefind.js`
      ) as Promise<PagefindModule>,
      fetch(files.doc),
    ]);
    if (!response.ok) throw new Error(`${files.doc} answered ${response.status}.`);
    const list = (await response.json()) as SearchDocFile;
    const engine = await module.createInstance({ basePath: files.folder, excerptLength });
    await engine.init();
    // Answers contain no scopes unless the filters are loaded.
    await engine.filters();
    return { engine, list, byRoute: new Map(list.pages.map((page) => [page.route, page])) };
  }

  function load() {
    loaded ??= start().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  }

  function toGroup(page: SearchPage, { content, sub_results }: PagefindPage, score: number): SearchGroup {
    const words = content.split(/\s+/);
    const hits = sub_results
      .map((found): SearchHit => {
        const id = numberOf(page.route, found.anchor?.id ?? '');
        excerpts.set(id, found.plain_excerpt);
        const section = found.anchor ? { id: found.anchor.id, heading: found.title } : null;
        return { id, page, section, words: wordsAt(words, found.locations), score: score * weight(found) };
      })
      .sort((a, b) => b.score - a.score);
    return { page, hits: hits.slice(0, mostHits) };
  }

  async function search(query: string, scope: SearchScope | null): Promise<SearchAnswer | null> {
    const { engine, byRoute } = await load();
    const number = ++newest;
    const { results, totalFilters } = await engine.search(query, { filters: filtersOf(scope) });
    if (number !== newest) return null;
    const best = results.slice(0, mostGroups);
    const found = await Promise.all(best.map(async (result) => ({ data: await result.data(), score: result.score })));
    if (number !== newest) return null;
    const groups = found.flatMap(({ data, score }) => {
      const page = byRoute.get(data.raw_url);
      return page ? [toGroup(page, data, score)] : [];
    });
    return answerOf(query, groups, facetScopes(totalFilters));
  }

  return {
    load: async () => void (await load()),
    search,
    async pages(routes) {
      return pagesAt(routes, (await load()).list.pages);
    },
    async suggestions() {
      const { list } = await load();
      return pagesAt(list.suggestions, list.pages);
    },
    excerpts: async (hits) => hits.map(({ id }) => excerpts.get(id) ?? null),
  };
}
