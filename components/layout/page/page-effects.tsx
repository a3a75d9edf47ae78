'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { internalRoute } from '@/lib/site/internal-route';
import { type PageState, usePage } from '@/stores/page-store';

/** Tells the navbar where the page is in other languages, if their addresses do not tell, and in other versions of the docs. */
export function PageElsewhere({ languages, versions }: Pick<PageState, 'languages' | 'versions'>) {
  useEffect(() => {
    usePage.setState({ languages, versions });
    return () => usePage.setState({ languages: null, versions: null });
  }, [languages, versions]);
  return null;
}

/** Replaces the current page by the target with the router, and keeps the hash. */
export function RedirectEffect({ to }: { to: string }) {
  const router = useRouter();
  useEffect(() => {
    const route = internalRoute(`${to}${window.location.hash}`, window.location.href);
    if (route) router.replace(route);
  }, [router, to]);
  return null;
}
