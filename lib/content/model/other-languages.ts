import 'server-only';
import { inLanguage } from '../../site/locales';
import { documentsOf } from './documents';
import { editions } from './edition';
import { joinRoute } from './join-route';
import { type Edition, fromEdition } from './make-editions';
import { siteRoutes } from './site-routes';

/** Routes of an edition by the file they come from, and the set of all routes. */
const addressesOf = fromEdition(({ content }: Edition) => {
  const documents = documentsOf(content);
  return {
    byPath: new Map(documents.map(({ path, permalink }) => [path, permalink])),
    paths: new Map(documents.map(({ path, permalink }) => [permalink, path])),
    routes: siteRoutes(content),
  };
});

/** The nearest existing address above one. */
function nearest(route: string, routes: ReadonlySet<string>, home: string): string {
  for (let at = route; at.length > home.length; at = at.slice(0, at.lastIndexOf('/'))) if (routes.has(at)) return at;
  return home;
}

/** Where a page is in other languages, by code, except where only the prefix differs, as the browser can tell. */
export function otherLanguages(edition: Edition, route: string): Record<string, string> | null {
  const path = addressesOf(edition).paths.get(route);
  const others = editions().flatMap((other): [string, string][] => {
    const { code } = other.locale;
    const { byPath, routes } = addressesOf(other);
    const usual = inLanguage(route, code);
    const found = (path === undefined ? undefined : byPath.get(path)) ?? nearest(usual, routes, other.content.home);
    return other === edition || found === usual ? [] : [[code, found]];
  });
  return others.length > 0 ? Object.fromEntries(others) : null;
}

/** The list of all pages in every language; empty for a site in one language. */
export function allPagesLanguages(): { code: string; label: string; route: string }[] {
  const all = editions();
  if (all.length < 2) return [];
  return all.map(({ locale: { code, label }, content }) => ({
    code,
    label,
    route: joinRoute(content.home, 'all-pages'),
  }));
}
