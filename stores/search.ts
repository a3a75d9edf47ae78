import { create } from 'zustand';

/** `idle`: nothing asked for yet, but soon; `waiting`: only when the reader asks for it. */
export type SearchStatus = 'idle' | 'waiting' | 'loading' | 'ready' | 'failed';

/** What a query asks for: nothing yet, an action of the palette, or pages. */
export type QueryKind = 'none' | 'action' | 'page';

export function queryKind(query: string): QueryKind {
  if (query.trim() === '') return 'none';
  return query.startsWith('>') ? 'action' : 'page';
}

interface SearchState {
  status: SearchStatus;
  open: boolean;
  /** What was typed last; survives closing the palette, until the page is left. */
  query: string;
  /** Whether the query was typed while the palette was on its way. */
  typedAhead: boolean;
  setStatus(status: SearchStatus): void;
  setOpen(open: boolean): void;
  setQuery(query: string): void;
  typeAhead(query: string): void;
}

/** Transient state of the search. */
export const useSearch = create<SearchState>()((set) => ({
  status: 'idle',
  open: false,
  query: '',
  typedAhead: false,
  setStatus: (status) => set({ status }),
  setOpen: (open) => set({ open, typedAhead: false }),
  setQuery: (query) => set({ query }),
  typeAhead: (query) => set({ query, typedAhead: true }),
}));
