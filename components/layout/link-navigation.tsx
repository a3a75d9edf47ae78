'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { internalRoute } from '@/lib/internal-route';

function anchorOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null;
}

function routeOf(anchor: HTMLAnchorElement | null): string | null {
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return null;
  return internalRoute(anchor.href, window.location.href);
}

/**
 * Client-side navigation for every plain link of the page. One listener instead of a component a link: content stays
 * HTML that works without scripts, and a page of links costs nothing to hydrate.
 */
export function LinkNavigation() {
  const router = useRouter();
  useEffect(() => {
    const prefetched = new Set<string>();
    const onClick = (event: MouseEvent) => {
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const route = plain && !event.defaultPrevented ? routeOf(anchorOf(event)) : null;
      if (route === null) return;
      event.preventDefault();
      router.push(route);
    };
    const onIntent = (event: Event) => {
      const path = routeOf(anchorOf(event))?.replace(/[?#].*$/, '');
      if (path === undefined || prefetched.has(path)) return;
      prefetched.add(path);
      router.prefetch(path);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', onClick);
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of intents) document.removeEventListener(type, onIntent);
    };
  }, [router]);
  return null;
}
