import { searchFolder } from '@/lib/search/search-folder';
import type { SearchClient } from '@/lib/search/types';
import { type SearchStatus, useSearch } from '@/stores/search-store';
import type { SearchSource } from './search-source';

const clients = new Map<string, Promise<SearchClient>>();

/** The client of one docs version; there is one a visit, because it holds the index. */
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
 * Gets the search ready and says in the store how that goes, unless another load has begun meanwhile: for another version of
 * the docs. Never throws; may be called again after a failure.
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
