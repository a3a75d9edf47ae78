import trim from 'lodash-es/trim.js';
import { listOf, recordOf, textOf } from '../../report/values';
import type { SettingsInput } from './draft';
import type { DraftRedirect } from './plugin-redirects';

/** Route of Docusaurus' page of search results; undefined if the site has none. */
function searchPath({ site, theme }: SettingsInput): string | undefined {
  const written = recordOf(theme['algolia'])['searchPagePath'];
  if (theme['algolia'] !== undefined && written !== false && written !== null) return textOf(written) ?? 'search';
  const themes = listOf(site.config['themes']).map((entry) => textOf(Array.isArray(entry) ? entry[0] : entry));
  const names = [...themes, ...site.plugins.map(({ name }) => name)];
  return names.some((name) => name?.includes('@easyops-cn/docusaurus-search-local')) ? 'search' : undefined;
}

/** Redirects from pages that only Docusaurus makes, and sitemaps name: the list of an empty blog, search results. */
export function redirectsOfMadePages(input: SettingsInput, posts: number): DraftRedirect[] {
  const { blog, report, site } = input;
  const list = blog && posts === 0 ? (textOf(blog.options['routeBasePath']) ?? 'blog') : undefined;
  const paths = [list, searchPath(input)].flatMap((path) => trim(path, '/') || []);
  if (paths.length > 0) {
    const routes = paths.map((path) => `/${path}`).join(' and ');
    report.changed(`Pages that Docusaurus made by itself lead to the home page: ${routes}`, site.configFile);
  }
  return paths.map((path) => ({ from: `/${path}`, to: '/' }));
}
