'use client';

import type { ReactNode } from 'react';
import useIsBrowser from './use-is-browser';

/** Shows what only a browser can make; until then, and without scripts, the fallback. For components that start with 'use client'. */
export default function BrowserOnly({
  children,
  fallback = null,
}: {
  children?: () => ReactNode;
  fallback?: ReactNode;
}) {
  return useIsBrowser() ? children?.() : fallback;
}
