'use client';

import { PageCrash } from '@/components/layout/page/page-crash';

/** Stands in for a page that crashed, within the chrome. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageCrash error={error} onRetry={retry} />;
}
