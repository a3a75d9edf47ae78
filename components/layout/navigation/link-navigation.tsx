'use client';

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { internalRoute } from '@/lib/site/internal-route';
import { withBasePath } from '@/lib/site/urls';
import { usePage } from '@/stores/page-store';
import { focusArrival } from '../../ui/arrival';
import { useWords } from '../../ui/language';
import { createPrefetcher } from './prefetcher';

/** The route of the link of an event; null if the router should not follow it, as with pathname:/// addresses. */
function routeOf(event: Event): string | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  // Links in a diagram are no HTML links, and browsers follow them.
  if (!(anchor instanceof HTMLAnchorElement) || !anchor.href || anchor.matches('[target],[download],[data-unchecked]'))
    return null;
  return internalRoute(anchor.href, window.location.href);
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** Removes .html and slashes from the end of the address. */
function cleanAddress() {
  const { pathname, search, hash } = window.location;
  const clean = pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1');
  if (clean !== pathname) window.history.replaceState(window.history.state, '', `${clean || '/'}${search}${hash}`);
}

/** Shorter route changes show no bar. In milliseconds. */
const patience = 200;

function ProgressBar({ active }: { active: boolean }) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setShown(true), patience);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [active]);
  if (!shown) return null;
  return (
    <div
      role="progressbar"
      aria-label={words.layout.loadingPage}
      className="fixed inset-x-0 top-0 z-70 h-[3px] overflow-hidden bg-brand/20"
    >
      <div className="h-full w-2/5 animate-progress bg-brand forced-color-adjust-none" />
    </div>
  );
}

/** Moves the focus to a new page. The framework announces its title to screen readers. */
function useRouteFocus() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusArrival();
  }, [pathname]);
}

/**
 * Client-side navigation for every plain link of the page. One listener instead of a component per link: content stays HTML
 * that works without scripts, and links cost nothing to hydrate.
 */
export function LinkNavigation() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const failed = usePage((state) => state.routeFailure !== null);
  const staying = useRef(false);
  useRouteFocus();

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
    // The router only scrolls and focuses for other pages, and browsers only for other hashes.
    const target = focusArrival();
    if (window.location.hash) target?.scrollIntoView();
    else window.scrollTo({ top: 0 });
    // As browsers do for hashes. Tabs listen to it.
    window.dispatchEvent(new Event('popstate'));
  }, [pending]);

  return <ProgressBar active={pending && !failed} />;
}
