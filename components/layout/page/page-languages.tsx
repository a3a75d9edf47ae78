'use client';

import { useEffect } from 'react';
import { usePage } from '@/stores/page-store';

/** Tells the navbar where the page is in languages in which it has an address of its own. */
export function PageLanguages({ routes }: { routes: Readonly<Record<string, string>> }) {
  useEffect(() => {
    usePage.setState({ languages: routes });
    return () => usePage.setState({ languages: null });
  }, [routes]);
  return null;
}
