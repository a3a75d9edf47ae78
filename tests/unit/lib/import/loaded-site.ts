import type { LoadedSite } from '@/lib/import/load/load-site';

/** A Docusaurus site as the import has loaded it. What is not given is empty. */
export function loadedSite(values: Partial<LoadedSite>): LoadedSite {
  const empty = { plugins: [], missing: [], aliases: {}, themes: [], sheets: [], headTags: [], config: {} };
  return { dir: '', configFile: 'docusaurus.config.js', configText: '', ...empty, ...values };
}
