'use client';

import { useEffect } from 'react';
import { usePage } from '@/stores/page';
import { useWords } from '../ui/language';

/** How long a notice stays, in milliseconds. */
const duration = 2500;

/** Short confirmations, shown at the foot of the window and read out by screen readers. */
export function Notice() {
  const words = useWords();
  const notice = usePage((state) => state.notice);
  const notify = usePage((state) => state.notify);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => notify(null), duration);
    return () => clearTimeout(timer);
  }, [notice, notify]);
  return (
    <p role="status" className="notice" data-shown={notice !== null || undefined}>
      {notice && words.copy[notice]}
    </p>
  );
}
