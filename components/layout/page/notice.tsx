'use client';

import { useEffect } from 'react';
import { usePage } from '@/stores/page-store';
import { useWords } from '../../ui/language';

/** Milliseconds for which a notice is shown. */
const duration = 2500;

const shown =
  'notice pointer-events-none fixed bottom-5 center-x z-70 animate-fade rounded-card bg-text px-4 py-2.5 text-14 text-paper [border:1px_solid_transparent]';

/** Short confirmations at the bottom of the window, which screen readers announce. */
export function Notice() {
  const words = useWords();
  const notice = usePage((state) => state.notice);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => usePage.setState({ notice: null }), duration);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <p role="status" className={notice ? shown : undefined}>
      {notice && words.copy[notice]}
    </p>
  );
}
