'use client';

import { useEffect } from 'react';
import { usePage } from '@/stores/page-store';
import { useWords } from '../../ui/language';

/** How long a notice stays, in milliseconds. */
const duration = 2500;

const shown =
  'notice pointer-events-none fixed bottom-5 center-x z-70 animate-fade rounded-card bg-text px-4 py-2.5 text-14 text-paper [border:1px_solid_transparent]';

/** Short confirmations, shown at the foot of the window and read out by screen readers. */
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
