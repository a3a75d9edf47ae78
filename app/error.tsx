'use client';

import { useEffect, useRef } from 'react';
import { PageCrash } from '@/components/layout/page/page-crash';

interface ErrorPageProps {
  error: unknown;
  /** Loads and renders the page again. */
  retry: () => void;
}

/**
 * In development a save may fix the crash. The router then renders the surrounding layout again, and this component with
 * new props. Rendering the page again would run the old component in the browser, so the page has to be reloaded.
 */
function useReloadOnSave(props: ErrorPageProps): void {
  const first = useRef(props);
  useEffect(() => {
    // If the page crashes again, this is mounted again, so that each save reloads once.
    if (process.env.NODE_ENV === 'development' && first.current !== props) window.location.reload();
  }, [props]);
}

/** Replaces a crashed page, within the layout. */
export default function ErrorPage(props: ErrorPageProps) {
  useReloadOnSave(props);
  return <PageCrash error={props.error} onRetry={props.retry} />;
}
