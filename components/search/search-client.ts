import { searchFolder } from '@/lib/search/search-folder';
import type { SearchClient } from '@/lib/search/types';
import { withBasePath } from '@/lib/site/urls';
import { useSearch } from '@/stores/search';

/** What tells one set of search files from another. */
export interface SearchSource {
  /** Docs version whose pages are searched; null for the latest, whose files have no version in their address. */
  version: string | null;
  /** What stands in front of the routes of the language that is searched. */
  prefix: string;
  /** Changes with every build, so that a browser keeps the files as long as they are the right ones. */
  build: string;
}

const clients = new Map<string, Promise<SearchClient>>();

async function createClient({ version, prefix, build }: SearchSource): Promise<SearchClient> {
  const folder = searchFolder(prefix, version);
  const address = (route: string) => new URL(withBasePath(route), window.location.origin).href;
  const doc = `${address(`${folder}/search-doc.json`)}?v=${build}`;
  if (process.env.NEXT_PUBLIC_SEARCH_ENGINE === 'pagefind') {
    const { createPagefindClient } = await import('@/lib/search/pagefind-client');
    return createPagefindClient({ doc, folder: address(`${folder}/pagefind/`) });
  }
  const { createFuseClient } = await import('@/lib/search/fuse-client');
  return createFuseClient({
    doc,
    index: `${address(`${folder}/search-index.json`)}?v=${build}`,
    base: address('/').replace(/\/$/, ''),
  });
}

/** The client of one docs version; there is one a visit, because it holds the index. */
export function searchClient(source: SearchSource): Promise<SearchClient> {
  const key = searchFolder(source.prefix, source.version);
  const known = clients.get(key);
  if (known) return known;
  const client = createClient(source);
  clients.set(key, client);
  client.catch(() => clients.delete(key));
  return client;
}

/** Gets the search ready and says in the store how that goes. Never throws; may be called again after a failure. */
export async function loadSearch(source: SearchSource): Promise<void> {
  const { setStatus } = useSearch.getState();
  setStatus('loading');
  try {
    const client = await searchClient(source);
    await client.load();
    setStatus('ready');
  } catch {
    setStatus('failed');
  }
}
