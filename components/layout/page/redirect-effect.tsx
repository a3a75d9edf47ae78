'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { internalRoute } from '@/lib/site/internal-route';

/** Replaces the current page by the target with the router, and keeps the hash. */
export function RedirectEffect({ to }: { to: string }) {
  const router = useRouter();
  useEffect(() => {
    const route = internalRoute(`${to}${window.location.hash}`, window.location.href);
    if (route) router.replace(route);
  }, [router, to]);
  return null;
}
