'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusArrival } from '../../ui/arrival';

/** Moves the focus to a new page. The framework announces its title to screen readers. */
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
