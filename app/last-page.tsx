'use client';

import { PageCrash } from '@/components/layout/page/page-crash';
import { LastRoot } from './language-root';

/**
 * Replaces everything if global-error.tsx has crashed as well, in place of Next's own page (next.config.mjs). Every page
 * loads it before the layout: a style sheet or font that it imported would be missing in the head of all pages.
 */
export default function LastPage({ error }: { error: unknown }) {
  return (
    <LastRoot>
      <PageCrash error={error} onRetry={() => window.location.reload()} />
    </LastRoot>
  );
}
