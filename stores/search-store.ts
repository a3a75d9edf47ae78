import { create } from 'zustand';

/** `idle`: will load soon; `waiting`: loads when the reader asks for it. */
export type SearchStatus = 'idle' | 'waiting' | 'loading' | 'ready' | 'failed';

export type QueryKind = 'none' | 'action' | 'page';

/** Whether a query is empty, an action of the palette, or a search for pages. */
export function queryKind(query: string): QueryKind {
  if (query.trim() === '') return 'none';
  return query.startsWith('>') ? 'action' : 'page';
}

interface SearchState {
  status: SearchStatus;
  open: boolean;
  /** The last query. It stays when the palette closes. */
  query: string;
  /** Whether the query was typed while the palette was loading. */
  typedAhead: boolean;
}

/** Transient state of the search. */
export const useSearch = create<SearchState>()(() => ({
  status: 'idle',
  open: false,
  query: '',
  typedAhead: false,
}));

/** Opens or closes the palette. */
export function setSearchOpen(open: boolean): void {
  useSearch.setState({ open, typedAhead: false });
}

/** Sets the query. */
export function setQuery(query: string): void {
  useSearch.setState({ query });
}

/** Sets a query that was typed while the palette was loading. */
export function typeAhead(query: string): void {
  useSearch.setState({ query, typedAhead: true });
}
