'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { internalRoute } from '@/lib/site/internal-route';
import { type PageState, usePage } from '@/stores/page-store';

/** Tells the navbar where the page is in other languages that have an address of their own for it. */
export function PageLanguages({ routes }: { routes: NonNullable<PageState['languages']> }) {
  useEffect(() => {
    usePage.setState({ languages: routes });
    return () => usePage.setState({ languages: null });
  }, [routes]);
  return null;
}

/** Tells the navbar which version of the docs the page belongs to, and where the page is in the others. */
export function PageVersions({ versions }: { versions: NonNullable<PageState['versions']> }) {
  useEffect(() => {
    usePage.setState({ versions });
    return () => usePage.setState({ versions: null });
  }, [versions]);
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
