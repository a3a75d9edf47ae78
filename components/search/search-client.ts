import { searchFolder } from '@/lib/search/search-folder';
import type { SearchClient } from '@/lib/search/types';
import { type SearchStatus, useSearch } from '@/stores/search-store';
import type { SearchSource } from './search-source';

const clients = new Map<string, Promise<SearchClient>>();

/** The client of a version of the docs. It is kept until the page is left, because it contains the index. */
export function searchClient(source: SearchSource): Promise<SearchClient> {
  const key = searchFolder(source.prefix, source.version);
  const known = clients.get(key);
  if (known) return known;
  const client = import('./create-client').then(({ createClient }) => createClient(source));
  clients.set(key, client);
  client.catch(() => clients.delete(key));
  return client;
}

let loads = 0;

/**
 * Loads the search and keeps its state in the store, unless a newer load has begun for another version of the docs. Never
 * throws. It may be called again after a failure.
 */
export async function loadSearch(source: SearchSource): Promise<void> {
  const load = ++loads;
  const setStatus = (status: SearchStatus) => {
    if (load === loads) useSearch.setState({ status });
  };
  setStatus('loading');
  try {
    const client = await searchClient(source);
    await client.load();
    setStatus('ready');
  } catch {
    setStatus('failed');
  }
}
