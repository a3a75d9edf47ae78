'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ResultPage, SearchAnswer, SearchGroup, SearchScope } from '@/lib/search/types';
import { useRecentPages } from '@/stores/recent-pages';
import { queryKind, useSearch } from '@/stores/search-store';
import { loadSearch, searchClient } from './search-client';
import type { SearchSource } from './search-source';

/** Milliseconds without a key before less important parts are shown. */
const pause = 200;

/** Results that fill the visible list, and the height of the name of a page in heights of a result. */
const firstScreen = 7.75;
const pageNameHeight = 0.75;

/** The newest request and the shown one, new objects for each query and scope. No state: reading renders nothing. */
export interface Asking {
  newest: object;
  shown: object;
}

/** An answer with its scope. The scope of the palette changes before the next answer comes. */
export interface ScopedAnswer extends SearchAnswer {
  scope: SearchScope | null;
}

async function search(source: SearchSource, query: string, scope: SearchScope | null): Promise<ScopedAnswer | null> {
  const client = await searchClient(source);
  const answer = await client.search(query, scope);
  return answer && { ...answer, scope };
}

/**
 * The answer to the newest query. The one before stays until then. Null while no pages are searched. It follows the query
 * itself, so that a key renders nothing but the field.
 */
export function useAnswer(source: SearchSource, scope: SearchScope | null) {
  const asking = useRef<Asking>({ newest: {}, shown: {} });
  const failed = useRef<string>(null);
  const ready = useSearch((state) => state.status === 'ready');
  const [answer, setAnswer] = useState<ScopedAnswer | null>(null);
  useEffect(() => {
    let asked = '';
    function ask(query: string): void {
      asked = query;
      const request = {};
      asking.current.newest = request;
      if (!ready || queryKind(query) !== 'page') {
        if (queryKind(query) !== 'page') asking.current.shown = request;
        setAnswer(null);
        return;
      }
      search(source, query, scope)
        .then((found) => {
          if (!found || asking.current.newest !== request) return;
          asking.current.shown = request;
          failed.current = null;
          // At once: in a separate task it may have to wait for a frame that only shows the key.
          flushSync(() => setAnswer(found));
        })
        .catch(() => {
          if (asking.current.newest !== request) return;
          // The next load restarts a dead worker, and the query is asked again.
          if (failed.current !== query) void loadSearch(source);
          else useSearch.setState({ status: 'failed' });
          failed.current = query;
        });
    }
    ask(useSearch.getState().query);
    const stop = useSearch.subscribe(({ query }) => {
      if (query !== asked) ask(query);
    });
    return () => {
      asking.current.newest = {};
      stop();
    };
  }, [ready, source, scope]);
  return { answer, asking };
}

function firstResults(groups: readonly SearchGroup[]): SearchGroup[] {
  let left = firstScreen;
  return groups.flatMap((group) => {
    left -= pageNameHeight;
    const hits = group.hits.slice(0, Math.max(0, Math.round(left)));
    left -= hits.length;
    return hits.length > 0 ? [{ ...group, hits }] : [];
  });
}

/**
 * The results to show: the visible ones at once, all of them when the reader stops typing. Laying out the others with every
 * key would take half of the time from key to results.
 * @returns `settled`: the last answer after which the reader stopped typing; null after the field was cleared. `showAll`
 * shows all results, for keys that move among them.
 */
export function useShownResults(answer: ScopedAnswer | null) {
  const [whole, setWhole] = useState<ScopedAnswer | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setWhole(answer), pause);
    return () => clearTimeout(timer);
  }, [answer]);
  const first = useMemo(() => firstResults(answer?.groups ?? []), [answer]);
  const results = whole === answer ? (answer?.groups ?? []) : first;
  return { results, settled: whole, showAll: () => flushSync(() => setWhole(answer)) };
}

/** Text around the matches, by record, as far as it is loaded. */
export function useExcerpts(source: SearchSource, answer: SearchAnswer | null): ReadonlyMap<number, string> {
  const [excerpts, setExcerpts] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    const hits = answer?.groups.flatMap((group) => group.hits) ?? [];
    if (hits.length === 0) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const client = await searchClient(source);
      const texts = await client.excerpts(hits).catch(() => []);
      if (wanted) setExcerpts(new Map(hits.flatMap(({ id }, at) => (texts[at] ? [[id, texts[at]] as const] : []))));
    }, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [source, answer]);
  return excerpts;
}

/** Offers of the palette for an empty query. */
export interface Offers {
  recent: ResultPage[];
  suggested: ResultPage[];
}

const noOffers: Offers = { recent: [], suggested: [] };

/** Visited pages without the current one, and the suggestions of the site. */
export function useOffers(source: SearchSource): Offers {
  const ready = useSearch((state) => state.status === 'ready');
  const routes = useRecentPages((state) => state.routes);
  const [offers, setOffers] = useState<Offers>(noOffers);
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    // The current page needs no link.
    const [current, ...others] = routes;
    searchClient(source)
      .then(async (client) => ({ recent: await client.pages(others), suggested: await client.suggestions() }))
      .then(({ recent, suggested }) => {
        const known = new Set([current, ...recent.map(({ route }) => route)]);
        if (wanted) setOffers({ recent, suggested: suggested.filter(({ route }) => !known.has(route)) });
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [ready, source, routes]);
  return offers;
}
