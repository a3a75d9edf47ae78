'use client';

import { useEffect, useRef } from 'react';
import { PageCrash } from '@/components/layout/page/page-crash';

interface ErrorPageProps {
  error: unknown;
  /** Renders the page again. */
  reset: () => void;
  /** Loads the page again, then renders it. */
  retry: () => void;
}

/** A save mends what crashed in development: the router renders what is around the page again then, and this with new props. */
function useResetOnSave(props: ErrorPageProps): void {
  const first = useRef(props);
  useEffect(() => {
    // A page that crashes again mounts this anew, so that one save leads to one reset.
    if (process.env.NODE_ENV === 'development' && first.current !== props) props.reset();
  }, [props]);
}

/** Stands in for a page that crashed, within the chrome. */
export default function ErrorPage(props: ErrorPageProps) {
  useResetOnSave(props);
  return <PageCrash error={props.error} onRetry={props.retry} />;
}
