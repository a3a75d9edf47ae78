'use client';

import { useEffect, useRef } from 'react';
import { PageCrash } from '@/components/layout/page/page-crash';

interface ErrorPageProps {
  error: unknown;
  /** Loads the page again, then renders it. */
  retry: () => void;
}

/**
 * A save mends what crashed in development: the router renders what is around the page again then, and this with new props.
 * To render the page again would run the component that crashed, as browsers have it: only a new page has the new one.
 */
function useReloadOnSave(props: ErrorPageProps): void {
  const first = useRef(props);
  useEffect(() => {
    // A page that crashes again mounts this anew, so that one save leads to one load.
    if (process.env.NODE_ENV === 'development' && first.current !== props) window.location.reload();
  }, [props]);
}

/** Stands in for a page that crashed, within the chrome. */
export default function ErrorPage(props: ErrorPageProps) {
  useReloadOnSave(props);
  return <PageCrash error={props.error} onRetry={props.retry} />;
}
