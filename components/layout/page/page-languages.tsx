'use client';

import { useEffect } from 'react';
import { usePage } from '@/stores/page-store';

/** Tells the navbar where the page is in languages in which it has an address of its own. */
export function PageLanguages({ routes }: { routes: Readonly<Record<string, string>> }) {
  const setLanguages = usePage((state) => state.setLanguages);
  useEffect(() => {
    setLanguages(routes);
    return () => setLanguages(null);
  }, [routes, setLanguages]);
  return null;
}
