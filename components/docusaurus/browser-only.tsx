'use client';

import type { ReactNode } from 'react';
import useIsBrowser from './use-is-browser';

/** Renders its content in browsers only, else the fallback. For components that start with 'use client'. */
export default function BrowserOnly(props: { children?: () => ReactNode; fallback?: ReactNode }) {
  return useIsBrowser() ? props.children?.() : (props.fallback ?? null);
}
