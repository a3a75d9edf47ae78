import { flattenSidebar } from '../sidebar/sidebar';
import type { Doc, Page, Post } from '../types';
import { originalPostLists } from './blog-routes';
import { tagsRoute } from './build-tags';
import { documentsOf } from './documents';
import type { Content, DocsVersion } from './load-content';
import { type Edition, fromEdition } from './make-editions';

/** The document in the default language, shown on a page that is not translated. */
export type Original = NonNullable<ReturnType<typeof originalOf>>;

const routesOf = fromEdition(
  ({ content }) => new Map(documentsOf(content).map(({ path, permalink }) => [path, permalink])),
);

/** The original of a document of an edition; null for a translated document. */
export function originalOf(edition: Edition, { path, permalink, isOriginal }: Doc | Page | Post, standard: Edition) {
  if (!isOriginal) return null;
  const { code, label: own } = standard.locale;
  // Its name in the language of the page, if Unicode has one.
  const names = new Intl.DisplayNames(edition.locale.code, { type: 'language', fallback: 'none' });
  const label = names.of(code) ?? own;
  return { code, label, route: routesOf(standard).get(path) ?? permalink.slice(edition.content.home.length) };
}

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
