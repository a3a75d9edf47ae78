import type { ResultPage, SearchAnswer, SearchGroup, SearchScope } from './types';

/** The part of a page that results show. It is copied from the worker with every key. */
export function toResult({ route, title, kind, breadcrumb, description }: ResultPage): ResultPage {
  return { route, title, kind, breadcrumb, description };
}

/** The pages of these routes, in this order. Unknown routes are left out. */
export function pagesAt(routes: readonly string[], pages: readonly ResultPage[]): ResultPage[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return routes.flatMap((route) => byRoute.get(route) ?? []);
}

/** The answer to a query, by the groups of its results. */
export function answerOf(
  query: string,
  groups: SearchGroup[] = [],
  scopes: SearchScope[] = [],
  suggestions: string[] = [],
): SearchAnswer {
  const total = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return { query, groups, total, scopes, suggestions };
}

/** Gives out a number for each section of a page. A section keeps its number. */
export function createNumbers(): (route: string, section: string) => number {
  const numbers = new Map<string, number>();
  return (route, section) => {
    const key = `${route}#${section}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
}
