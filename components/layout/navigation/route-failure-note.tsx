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

/** Says over the page the reader stays on that another one did not load, and why, and asks for it again. */
export function RouteFailureNote() {
  const { failures, layout } = useWords();
  const pathname = usePathname();
  const failure = usePage((state) => state.routeFailure);
  useEffect(() => {
    // Back, or another link: what failed before is no longer asked for.
    if (pathname) usePage.setState({ routeFailure: null });
  }, [pathname]);
  if (!failure || failure.closed) return null;

  /** Puts the focus, which would go with the note, where the reader stays. */
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
      {/* The router leaves links with a target to the browser, which may know of a page that it does not. */}
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
