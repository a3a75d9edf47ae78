import { searchFolder } from '@/lib/search/search-folder';
import type { SearchClient } from '@/lib/search/types';
import { createWorkerClient } from '@/lib/search/worker-client';
import { localeAt } from '@/lib/site/locales';
import { withBasePath } from '@/lib/site/urls';
import type { TypesenseSettings } from '@/schema/search';
import type { SearchSource } from './search-source';

const address = (route: string) => new URL(withBasePath(route), window.location.origin).href;

/** The search with files of the site. Pagefind's client is loaded with the first query. */
async function createFileClient({ version, prefix, build, pieces }: SearchSource): Promise<SearchClient> {
  const folder = searchFolder(prefix, version);
  const doc = `${address(`${folder}/search-doc.json`)}?v=${build}`;
  if (pieces) {
    const { createPagefindClient } = await import('@/lib/search/pagefind-client');
    return createPagefindClient({ doc, folder: address(`${folder}/pagefind/`) });
  }
  return createWorkerClient({
    doc,
    index: `${address(`${folder}/search-index.json`)}?v=${build}`,
    base: address('/').replace(/\/$/, ''),
  });
}

/** The client for a version of the docs in a language: that of the cluster, if the site has one, with the files as a fallback. */
export async function createClient(source: SearchSource): Promise<SearchClient> {
  const files = await createFileClient(source);
  if (!process.env.NEXT_PUBLIC_TYPESENSE) return files;
  const settings = JSON.parse(process.env.NEXT_PUBLIC_TYPESENSE) as TypesenseSettings;
  const [{ createTypesenseClient }, { createFallbackClient }] = await Promise.all([
    import('@/lib/search/typesense-client'),
    import('@/lib/search/fallback-client'),
  ]);
  const language = localeAt(source.prefix || '/').code;
  const cluster = createTypesenseClient({ ...settings, version: source.version, language });
  return createFallbackClient(cluster, files);
}
