import { scopesOf } from './scopes';
import type { PageKind, SearchScope } from './types';

/** Number of results by value. */
type Counts = Readonly<Record<string, number>>;

/** What results can be narrowed to, where an engine counts them by kind of page and by category. */
export function facetScopes({ kind = {}, category = {} }: { kind?: Counts; category?: Counts }): SearchScope[] {
  const found = (counts: Counts) => Object.keys(counts).filter((value) => value !== '' && counts[value] !== 0);
  return scopesOf([
    ...found(kind).map((value) => ({ kind: value as PageKind, breadcrumb: [] })),
    ...found(category).map((value) => ({ kind: 'doc' as const, breadcrumb: [value] })),
  ]);
}
