'use client';

import { createContext } from 'react';

/** Shared data of the panels of a tab list. */
export const TabContext = createContext<{ id: string; selected: string; labels: ReadonlyMap<string, string> }>({
  id: '',
  selected: '',
  labels: new Map(),
});
