'use client';

import { useEffect } from 'react';
import { reasonOf } from '@/lib/report/reason-of';
import { focusArrival } from '../../ui/arrival';
import { narrowPage } from '../../ui/class-names';
import { useWords } from '../../ui/language';

interface PageCrashProps {
  error: unknown;
  /** Loads and renders the page again. */
  onRetry: () => void;
}

/** Says that the page crashed, and with what. It takes no markup of the page it stands in for. */
export function PageCrash({ error, onRetry }: PageCrashProps) {
  const { failures } = useWords();
  const { pageError } = failures;
  useEffect(() => {
    const { title } = document;
    document.title = pageError;
    return () => {
      // Where another page was opened instead, its title is there already.
      if (document.title === pageError) document.title = title;
      // The button that tried again has gone.
      if (document.activeElement === document.body) focusArrival();
    };
  }, [pageError]);
  return (
    <main id="content" className={narrowPage}>
      <div role="alert">
        <h1 className="mb-3">{failures.pageCrashed}</h1>
        <p>{reasonOf(error)}</p>
      </div>
      <p className="mt-6">
        <button
          type="button"
          className="min-h-[46px] rounded-control bg-fill px-[22px] weight-600 text-fill-on hover:bg-fill-hover"
          onClick={onRetry}
        >
          {failures.tryAgain}
        </button>
      </p>
    </main>
  );
}
