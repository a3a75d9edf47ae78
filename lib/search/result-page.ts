import type { ResultPage } from './types';

/** What results show of a page: the thread that shows them reads it with every key. */
export function toResult({ route, title, kind, breadcrumb, description }: ResultPage): ResultPage {
  return { route, title, kind, breadcrumb, description };
}

/** Pages by their routes, in this order; those that are not listed are left out. */
export function pagesAt(routes: readonly string[], pages: readonly ResultPage[]): ResultPage[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return routes.flatMap((route) => byRoute.get(route) ?? []);
}
