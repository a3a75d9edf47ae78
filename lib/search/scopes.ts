import type { PageKind, ResultPage, SearchScope } from './types';

/** Whether a page is in a scope. */
export function inScope(page: ResultPage, scope: SearchScope | null): boolean {
  if (!scope) return true;
  if (scope.kind && page.kind !== scope.kind) return false;
  return !scope.category || page.breadcrumb[0] === scope.category;
}

const mostCategories = 6;

/** The kinds and top-level categories of pages, for narrowing the results; none if there is only one. */
export function scopesOf(pages: readonly Pick<ResultPage, 'kind' | 'breadcrumb'>[]): SearchScope[] {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const categories = [...new Set(pages.flatMap(({ breadcrumb }) => breadcrumb.slice(0, 1)))];
  return [
    ...(kinds.length > 1 ? kinds.map((kind) => ({ label: kind, kind })) : []),
    ...(categories.length > 1
      ? categories.slice(0, mostCategories).map((category) => ({ label: category, category }))
      : []),
  ];
}

type Counts = Readonly<Record<string, number>>;

export interface FacetCounts {
  kind?: Counts;
  category?: Counts;
}

/** The same for engines that count results by kind and category. */
export function facetScopes({ kind = {}, category = {} }: FacetCounts): SearchScope[] {
  const found = (counts: Counts) => Object.keys(counts).filter((value) => value !== '' && counts[value] !== 0);
  return scopesOf([
    ...found(kind).map((value) => ({ kind: value as PageKind, breadcrumb: [] })),
    ...found(category).map((value) => ({ kind: 'doc' as const, breadcrumb: [value] })),
  ]);
}
