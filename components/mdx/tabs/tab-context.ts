'use client';

import { createContext } from 'react';

/** What the panels of one tab list need to know. */
export const TabContext = createContext<{ id: string; selected: string; labels: ReadonlyMap<string, string> }>({
  id: '',
  selected: '',
  labels: new Map(),
});
