'use client';

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { internalRoute } from '@/lib/site/internal-route';
import { withBasePath } from '@/lib/site/urls';
import { usePage } from '@/stores/page-store';
import { focusArrival } from '../../ui/arrival';
import { createPrefetcher } from './prefetcher';
import { ProgressBar } from './progress-bar';

/** The link an event happened on, if the router should follow it: what its author vouches for (pathname:///) is no page of this site. */
function routeOf(event: Event): string | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  // A link in a diagram is none of HTML: the browser follows it.
  if (!(anchor instanceof HTMLAnchorElement) || !anchor.href || anchor.matches('[target],[download],[data-unchecked]'))
    return null;
  return internalRoute(anchor.href, window.location.href);
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** Addresses that end in .html or a slash show the page, but stand for the route without it. */
function cleanAddress() {
  const { pathname, search, hash } = window.location;
  const clean = pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1');
  if (clean !== pathname) window.history.replaceState(window.history.state, '', `${clean || '/'}${search}${hash}`);
}

/**
 * Client-side navigation for every plain link of the page. One listener instead of a component a link: content stays
 * HTML that works without scripts, and a page of links costs nothing to hydrate.
 */
export function LinkNavigation() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const failed = usePage((state) => state.routeFailure !== null);
  const staying = useRef(false);

  useEffect(() => {
    const prefetcher = createPrefetcher((route) => router.prefetch(route, { kind: PrefetchKind.FULL }));
    const onClick = (event: MouseEvent) => {
      const route = isPlainClick(event) ? routeOf(event) : null;
      if (route === null) return;
      event.preventDefault();
      staying.current = withBasePath(route.replace(/[?#].*$/, '')) === window.location.pathname;
      startTransition(() => router.push(route));
    };
    const onIntent = (event: Event) => {
      const route = routeOf(event);
      if (route !== null) prefetcher.now(route);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    cleanAddress();
    document.addEventListener('click', onClick);
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      prefetcher.stop();
      document.removeEventListener('click', onClick);
      for (const type of intents) document.removeEventListener(type, onIntent);
    };
  }, [router]);

  useEffect(() => {
    if (pending || !staying.current) return;
    staying.current = false;
    // The router scrolls and focuses for other pages only, and the browser for another hash only.
    const target = focusArrival();
    if (window.location.hash) target?.scrollIntoView();
    else window.scrollTo({ top: 0 });
    // As the browser tells of hashes, for tabs to follow.
    window.dispatchEvent(new Event('popstate'));
  }, [pending]);

  return <ProgressBar active={pending && !failed} />;
}
