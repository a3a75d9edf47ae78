'use client';

import { PageCrash } from '@/components/layout/page-crash';
import { fontClass } from '@/site-fonts';
import './globals.css';

/** Stands in for everything when the chrome itself crashed. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const { lang, theme } = typeof document === 'undefined' ? {} : readRoot();
  return (
    <html lang={lang} data-theme={theme} className={fontClass || undefined}>
      <body>
        <PageCrash error={error} onRetry={retry} />
      </body>
    </html>
  );
}

function readRoot() {
  const { lang, dataset } = document.documentElement;
  return { lang, theme: dataset['theme'] };
}
