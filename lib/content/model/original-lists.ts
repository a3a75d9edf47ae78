import { flattenSidebar } from '../sidebar/sidebar';
import type { Doc } from '../types';
import { originalPostLists } from './blog-routes';
import { tagsRoute } from './build-tags';
import type { Content, DocsVersion } from './load-content';

/** Every list of docs with its route: of each tag, of all tags, of each category. */
function docLists({ root, tags, generatedPages, byPermalink }: DocsVersion): [route: string, docs: Doc[]][] {
  const tagged = [...tags].map(([route, { docs }]): [string, Doc[]] => [route, docs]);
  const all: [string, Doc[]] = [tagsRoute(root), tagged.flatMap(([, docs]) => docs)];
  const categories = [...generatedPages].map(([route, { items }]): [string, Doc[]] => [
    route,
    flattenSidebar(items).flatMap(({ href }) => (href && byPermalink.get(href)) || []),
  ]);
  return [...tagged, all, ...categories];
}

/** Routes of lists without any translation. Search engines are sent to the list in the default language. */
export function originalLists(content: Content): Set<string> {
  const lists = content.versions.flatMap(docLists);
  const routes = lists.flatMap(([route, docs]) =>
    docs.length > 0 && docs.every(({ isOriginal }) => isOriginal) ? [route] : [],
  );
  return new Set([...routes, ...originalPostLists(content)]);
}
