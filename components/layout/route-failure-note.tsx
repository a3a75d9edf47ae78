'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { fill } from '@/lib/words/fill';
import { usePage } from '@/stores/page';
import { CloseIcon } from '../ui/icons';
import { useWords } from '../ui/language';

/** Says over the page the reader stays on that another one did not load, and why, and asks for it again. */
export function RouteFailureNote() {
  const { failures, layout } = useWords();
  const pathname = usePathname();
  const failure = usePage((state) => state.routeFailure);
  const setRouteFailure = usePage((state) => state.setRouteFailure);
  useEffect(() => {
    // Back, or another link: what failed before is no longer asked for.
    if (pathname) setRouteFailure(null);
  }, [pathname, setRouteFailure]);
  if (!failure) return null;
  return (
    <div role="alert" className="failure-note">
      <p>{fill(failures[failure.reason], { status: failure.status ?? '' })}</p>
      <button type="button" className="button-link" onClick={failure.retry}>
        {failures.retry}
      </button>
      {/* The router leaves links with a target to the browser, which may know of a page that it does not. */}
      <a href={failure.href} target="_self">
        {failures.openFully}
      </a>
      <button type="button" className="icon-button" aria-label={layout.close} onClick={() => setRouteFailure(null)}>
        <CloseIcon />
      </button>
    </div>
  );
}
