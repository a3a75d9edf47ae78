'use client';

import { useEffect } from 'react';
import { reasonOf } from '@/lib/report/reason-of';
import { focusArrival } from '../../ui/arrival';
import { narrowPage } from '../../ui/class-names';
import { useWords } from '../../ui/language';

/** Message about a crashed page. It contains no markup of that page. */
export function PageCrash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { failures } = useWords();
  const { pageError } = failures;
  useEffect(() => {
    const { title } = document;
    document.title = pageError;
    return () => {
      // Another page has set its title already.
      if (document.title === pageError) document.title = title;
      // The button has disappeared.
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
