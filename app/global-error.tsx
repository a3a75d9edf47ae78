'use client';

import { PageCrash } from '@/components/layout/page/page-crash';
import { fontClass } from '@/site-fonts';
import { LastRoot } from './language-root';
import '@/app/globals.css';

/** Replaces everything if the layout has crashed. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const theme = typeof document === 'undefined' ? undefined : document.documentElement.dataset['theme'];
  return (
    <LastRoot data-theme={theme} className={fontClass || undefined}>
      <PageCrash error={error} onRetry={retry} />
    </LastRoot>
  );
}
