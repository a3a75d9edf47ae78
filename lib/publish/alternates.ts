import { documentsOf } from '../content/model/documents';
import type { Edition } from '../content/model/make-editions';
import { originalLists } from '../content/model/original';
import { siteRoutes } from '../content/model/site-routes';

/** A page in one language; x-default is for readers of other languages. */
export interface Alternate {
  code: string;
  route: string;
}

/** The routes of an edition by their original: the file of the document, or the route without the language. */
function pagesOf({ content, site }: Edition): Map<string, string> {
  const written = new Map(documentsOf(content).map((document) => [document.permalink, document]));
  const lists = originalLists(content);
  const routes = [...siteRoutes(content)].filter((route) => !written.get(route)?.isOriginal && !lists.has(route));
  return new Map(
    routes.map((route) => [written.get(route)?.path ?? (route.slice(site.routePrefix.length) || '/'), route]),
  );
}

/** Pages that exist in several languages, by each of their routes. Untranslated pages are not among them. */
export function translationsOf(editions: readonly [Edition, ...Edition[]]): ReadonlyMap<string, Alternate[]> {
  if (editions.length === 1) return new Map();
  const found = new Map<string, Alternate[]>();
  for (const edition of editions)
    for (const [page, route] of pagesOf(edition))
      found.set(page, [...(found.get(page) ?? []), { code: edition.locale.code, route }]);
  const several = [...found.values()].filter((pages) => pages.length > 1);
  return new Map(
    several.flatMap((pages) => {
      const standard = pages.find(({ code }) => code === editions[0].locale.code);
      const all = standard ? [...pages, { code: 'x-default', route: standard.route }] : pages;
      return pages.map(({ route }) => [route, all] as const);
    }),
  );
}
