'use client';

import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchPage, SearchScope } from '@/lib/search/types';
import { useRecentPages } from '@/stores/recent-pages';
import { useSearch } from '@/stores/search';
import { loadSearch, type SearchSource, searchClient } from './search-client';

/** Excerpts are fetched once a reader stops typing for this time, in milliseconds. */
const pause = 120;

/** The answer to the newest query; the one before it stays until then. Null while nothing is asked. */
export function useAnswer(source: SearchSource, query: string, scope: SearchScope | null): SearchAnswer | null {
  const ready = useSearch((state) => state.status === 'ready');
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  useEffect(() => {
    if (!ready || query.trim() === '') {
      setAnswer(null);
      return;
    }
    let wanted = true;
    searchClient(source)
      .then((client) => client.search(query, scope))
      .then((found) => {
        if (wanted && found) setAnswer(found);
      })
      // A worker that died is started again by the next load.
      .catch(() => loadSearch(source));
    return () => {
      wanted = false;
    };
  }, [ready, source, query, scope]);
  return answer;
}

/** Text around the matches of an answer, by record, as far as it has arrived. */
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

/** What the palette offers before anything is typed. */
export interface Offers {
  recent: SearchPage[];
  suggested: SearchPage[];
}

const noOffers: Offers = { recent: [], suggested: [] };

/** Pages the reader was on, without the one that is shown, and the suggested ones of the site. */
export function useOffers(source: SearchSource): Offers {
  const ready = useSearch((state) => state.status === 'ready');
  const routes = useRecentPages((state) => state.routes);
  const [offers, setOffers] = useState<Offers>(noOffers);
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    // The page that is shown needs no link to itself.
    const others = routes.slice(1);
    searchClient(source)
      .then(async (client) => ({ recent: await client.pages(others), suggested: await client.suggestions() }))
      .then(({ recent, suggested }) => {
        const known = new Set(recent.map(({ route }) => route));
        if (wanted) setOffers({ recent, suggested: suggested.filter(({ route }) => !known.has(route)) });
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [ready, source, routes]);
  return offers;
}
