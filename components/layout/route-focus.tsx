'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { hashTarget } from '../ui/hash-target';

/**
 * Moves focus to what was navigated to, as a full page load would: the heading a hash names, else the page's title.
 * The framework announces the title to screen readers by itself.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const named = hashTarget(window.location.hash);
    const target = named ?? document.querySelector<HTMLElement>('main h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
