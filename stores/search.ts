import { create } from 'zustand';

/** `idle`: nothing asked for yet, but soon; `waiting`: only when the reader asks for it. */
export type SearchStatus = 'idle' | 'waiting' | 'loading' | 'ready' | 'failed';

interface SearchState {
  status: SearchStatus;
  open: boolean;
  /** What was typed last; survives closing the palette, until the page is left. */
  query: string;
  setStatus(status: SearchStatus): void;
  setOpen(open: boolean): void;
  setQuery(query: string): void;
}

/** Transient state of the search. */
export const useSearch = create<SearchState>()((set) => ({
  status: 'idle',
  open: false,
  query: '',
  setStatus: (status) => set({ status }),
  setOpen: (open) => set({ open }),
  setQuery: (query) => set({ query }),
}));
