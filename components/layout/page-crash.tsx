'use client';

import { useEffect } from 'react';

interface PageCrashProps {
  error: unknown;
  /** Loads and renders the page again. */
  onRetry: () => void;
}

/** Says that the page crashed, and with what. It takes no markup of the page it stands in for. */
export function PageCrash({ error, onRetry }: PageCrashProps) {
  useEffect(() => {
    const { title } = document;
    document.title = 'Page Error';
    return () => {
      // Where another page was opened instead, its title is there already.
      if (document.title === 'Page Error') document.title = title;
    };
  }, []);
  return (
    <main id="content" className="not-found">
      <h1>This page crashed</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <p className="not-found-links">
        <button type="button" className="button-primary" onClick={onRetry}>
          Try again
        </button>
      </p>
    </main>
  );
}
