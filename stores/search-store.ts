import { create } from 'zustand';

/** `idle`: nothing asked for yet, but soon; `waiting`: only when the reader asks for it. */
export type SearchStatus = 'idle' | 'waiting' | 'loading' | 'ready' | 'failed';

/** What a query asks for: nothing yet, an action of the palette, or pages. */
export type QueryKind = 'none' | 'action' | 'page';

/** What a query asks for, by how it begins. */
export function queryKind(query: string): QueryKind {
  if (query.trim() === '') return 'none';
  return query.startsWith('>') ? 'action' : 'page';
}

interface SearchState {
  status: SearchStatus;
  open: boolean;
  /** What was typed last; survives closing the palette, until the page is left. */
  query: string;
  /** What the query is about to be: a key is on its way into the field. Null otherwise. */
  nextQuery: string | null;
  /** Whether the query was typed while the palette was on its way. */
  typedAhead: boolean;
}

/** Transient state of the search. */
export const useSearch = create<SearchState>()(() => ({
  status: 'idle',
  open: false,
  query: '',
  nextQuery: null,
  typedAhead: false,
}));

/** Opens or closes the palette. */
export function setSearchOpen(open: boolean): void {
  useSearch.setState({ open, typedAhead: false });
}

/** Searches for what was typed. */
export function setQuery(query: string): void {
  useSearch.setState({ query, nextQuery: null });
}

/** Keeps what was typed while the palette was on its way. */
export function typeAhead(query: string): void {
  useSearch.setState({ query, typedAhead: true });
}
