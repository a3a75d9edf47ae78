'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { usePage } from '@/stores/page';
import { CloseIcon } from '../ui/icons';

/** Says over the page the reader stays on that another one did not load, and why, and asks for it again. */
export function RouteFailureNote() {
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
      <p>The page did not load because {failure.reason}.</p>
      <button type="button" className="button-link" onClick={failure.retry}>
        Retry
      </button>
      {/* The router leaves links with a target to the browser, which may know of a page that it does not. */}
      <a href={failure.href} target="_self">
        Open it in full
      </a>
      <button type="button" className="icon-button" aria-label="Close" onClick={() => setRouteFailure(null)}>
        <CloseIcon />
      </button>
    </div>
  );
}
