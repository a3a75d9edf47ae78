'use client';

import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function read(): ColorMode {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** The colour mode of the page. The attribute on <html> decides, because a script sets it before first paint. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, read, () => 'light');
}
