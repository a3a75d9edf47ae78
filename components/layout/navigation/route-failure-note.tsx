'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { fill } from '@/lib/words/fill';
import { usePage } from '@/stores/page-store';
import { focusArrival } from '../../ui/arrival';
import { buttonLink } from '../../ui/class-names';
import { floatingNote } from '../../ui/crash-guard';
import { CloseIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';

/** Note over the current page that another one did not load, and why, with a button that tries again. */
export function RouteFailureNote() {
  const { failures, layout } = useWords();
  const pathname = usePathname();
  const failure = usePage((state) => state.routeFailure);
  useEffect(() => {
    // After another navigation, the failed page is no longer wanted.
    if (pathname) usePage.setState({ routeFailure: null });
  }, [pathname]);
  if (!failure || failure.closed) return null;

  /** Moves the focus to the page before the note disappears. */
  function leave(act: () => void) {
    focusArrival();
    act();
  }

  return (
    <div
      role="alert"
      className={`${floatingNote} flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-paper py-2 ps-4 pe-2 text-14 [border:1px_solid_var(--line-strong)]`}
    >
      <p>{fill(failures[failure.reason], { status: failure.status ?? '' })}</p>
      <button type="button" className={buttonLink} onClick={() => leave(failure.retry)}>
        {failures.retry}
      </button>
      {/* The router does not follow links with a target. The browser may find a page that the router does not. */}
      <a href={failure.href} target="_self">
        {failures.openFully}
      </a>
      <button
        type="button"
        className="icon-button ms-auto"
        aria-label={layout.close}
        onClick={() => leave(() => usePage.setState({ routeFailure: { ...failure, closed: true } }))}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
