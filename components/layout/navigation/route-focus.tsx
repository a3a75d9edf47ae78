'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusArrival } from '../../ui/arrival';

/** Moves focus to a page that was navigated to. The framework announces its title to screen readers by itself. */
export function RouteFocus() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusArrival();
  }, [pathname]);
  return null;
}
