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
  setOpen(open: boolean): void;
  expectQuery(query: string): void;
  setQuery(query: string): void;
  typeAhead(query: string): void;
}

/** Transient state of the search. */
export const useSearch = create<SearchState>()((set) => ({
  status: 'idle',
  open: false,
  query: '',
  nextQuery: null,
  typedAhead: false,
  setOpen: (open) => set({ open, typedAhead: false }),
  expectQuery: (nextQuery) => set({ nextQuery }),
  setQuery: (query) => set({ query, nextQuery: null }),
  typeAhead: (query) => set({ query, typedAhead: true }),
}));
