import { aliasOf, type ClusterRecord, searchedFields, versionKey } from './cluster';
import { answerOf, createNumbers, pagesAt, toResult } from './result-page';
import { type FacetCounts, facetScopes } from './scopes';
import { readWords } from './search-words';
import type { SearchAnswer, SearchClient, SearchGroup, SearchHit, SearchScope } from './types';
import { excerptOf, markedWords, marks, type TypesenseHit, type TypesenseResult } from './typesense-answer';

interface ClusterAccess {
  nodes: readonly string[];
  searchKey: string;
  /** The time for all nodes together, in milliseconds. */
  patience?: number;
}

/** Readers who type do not wait longer than this, in milliseconds. */
const usualPatience = 1500;

/** Creates the function that asks the nodes of a cluster in turn within one time, first the one that answered last. */
function createClusterRequest({ nodes, searchKey, patience = usualPatience }: ClusterAccess) {
  let first = 0;

  async function askNode(node: string, path: string, body: object, wanted: AbortController): Promise<unknown> {
    // Like Typesense's own client: with the key in the address and a body of plain text, browsers send no preflight
    // request.
    const url = `${node}${path}?x-typesense-api-key=${encodeURIComponent(searchKey)}`;
    const late = new AbortController();
    const giveUp = () => late.abort();
    const timer = setTimeout(giveUp, patience / nodes.length);
    wanted.signal.addEventListener('abort', giveUp);
    try {
      const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal: late.signal });
      if (!response.ok) throw new Error(`${node} answered ${response.status}.`);
      return await response.json();
    } finally {
      clearTimeout(timer);
      wanted.signal.removeEventListener('abort', giveUp);
    }
  }

  /** Throws if no node answers. `wanted` aborts the request if nobody waits for the answer any more. */
  return async (path: string, body: object, wanted = new AbortController()): Promise<unknown> => {
    let failure: unknown;
    for (let turn = 0; turn < nodes.length && !wanted.signal.aborted; turn++) {
      const at = (first + turn) % nodes.length;
      try {
        const answer = await askNode(nodes[at] ?? '', path, body, wanted);
        first = at;
        return answer;
      } catch (error) {
        failure = error;
      }
    }
    throw failure ?? new Error('Nobody waits for this answer.');
  };
}

export interface TypesenseSource extends ClusterAccess {
  collection: string;
  language: string;
  /** Null for the latest. */
  version: string | null;
}

const mostGroups = 8;
const mostHits = 4;
/** A longer query is a pasted text. Its beginning is enough. */
const longestQuery = 200;

/** A value of a filter. Only backticks have a meaning in it. */
const quoted = (value: string) => `\`${value.replaceAll('`', '')}\``;

/** Removes quotes and minus signs, which have a meaning for the cluster. */
function plainQuery(text: string): string {
  return text
    .slice(0, longestQuery)
    .replace(/["“”]/g, ' ')
    .replace(/(^|\s)[-*]+/g, '$1')
    .trim();
}

const searchParameters = {
  query_by: Object.keys(searchedFields).join(','),
  query_by_weights: Object.values(searchedFields).join(','),
  highlight_start_tag: marks.start,
  highlight_end_tag: marks.end,
  highlight_affix_num_tokens: 10,
};

const shownParameters = {
  group_by: 'route',
  group_limit: mostHits,
  per_page: mostGroups,
  exclude_fields: 'text,keywords,synonyms',
};

/** The search with a Typesense cluster, which `npm run search:push` fills. It needs no files of the site. */
export function createTypesenseClient({ collection, language, version, ...access }: TypesenseSource): SearchClient {
  const request = createClusterRequest(access);
  const edition = `version:=${quoted(versionKey(version))}`;
  const numberOf = createNumbers();
  const excerpts = new Map<number, string | null>();
  let newest = new AbortController();

  async function ask(searches: readonly object[], wanted?: AbortController): Promise<TypesenseResult[]> {
    const body = { searches: searches.map((one) => ({ collection: aliasOf(collection, language), ...one })) };
    const { results } = (await request('/multi_search', body, wanted)) as { results: TypesenseResult[] };
    const failed = results.find(({ error }) => error !== undefined);
    if (failed) throw new Error(`The cluster refused the search: ${failed.error}`);
    return results;
  }

  function toHit(found: TypesenseHit, rank: number): SearchHit {
    const { route, section: id, heading, parent } = found.document;
    const words = markedWords(found);
    const number = numberOf(route, id);
    excerpts.set(number, excerptOf(found, words));
    const section = id === '' ? null : { id, heading, ...(parent !== '' && { parent }) };
    return { id: number, page: toResult(found.document), section, words, score: 1 / (rank + 1) };
  }

  function toGroups({ grouped_hits = [] }: TypesenseResult): SearchGroup[] {
    return grouped_hits.flatMap(({ hits }, rank) => {
      const [first] = hits;
      return first ? [{ page: toResult(first.document), hits: hits.map((hit) => toHit(hit, rank)) }] : [];
    });
  }

  function toScopes({ facet_counts = [] }: TypesenseResult): SearchScope[] {
    const counts = facet_counts.map(({ field_name, counts }) => [
      field_name,
      Object.fromEntries(counts.map(({ value, count }) => [value, count])),
    ]);
    return facetScopes(Object.fromEntries(counts) as FacetCounts);
  }

  async function search(query: string, scope: SearchScope | null): Promise<SearchAnswer | null> {
    newest.abort();
    const own = new AbortController();
    newest = own;
    const q = plainQuery(query);
    if (readWords(q).length === 0) return answerOf(query);
    const filters = [
      edition,
      ...(scope?.kind ? [`kind:=${scope.kind}`] : []),
      ...(scope?.category ? [`category:=${quoted(scope.category)}`] : []),
    ];
    // The scopes are those of all results, whatever the results are narrowed to.
    const counted = { ...searchParameters, q, filter_by: edition, facet_by: 'kind,category', per_page: 0 };
    const shown = { ...searchParameters, ...shownParameters, q, filter_by: filters.join(' && ') };
    try {
      const [found = {}, all = {}] = await ask([shown, counted], own);
      if (own !== newest) return null;
      return answerOf(query, toGroups(found), toScopes(all));
    } catch (error) {
      if (own !== newest) return null;
      throw error;
    }
  }

  async function list(filter: string, most: number): Promise<ClusterRecord[]> {
    const parameters = { ...shownParameters, q: '*', filter_by: `${edition} && isPage:=true && ${filter}` };
    const [found = {}] = await ask([{ ...parameters, per_page: most, sort_by: 'suggested:asc' }]);
    return (found.grouped_hits ?? []).flatMap(({ hits }) => hits.slice(0, 1).map(({ document }) => document));
  }

  return {
    // Readers who do not search send nothing to the cluster.
    load: async () => undefined,
    search,
    async pages(routes) {
      if (routes.length === 0) return [];
      const found = await list(`route:=[${routes.map(quoted).join(',')}]`, routes.length);
      return pagesAt(routes, found.map(toResult));
    },
    suggestions: async () => (await list('suggested:>0', 20)).map(toResult),
    excerpts: async (hits) => hits.map(({ id }) => excerpts.get(id) ?? null),
  };
}
