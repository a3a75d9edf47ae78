'use client';

import { useEffect, useState } from 'react';
import { useWords } from '../../ui/language';

/** Shorter route changes show no bar. In milliseconds. */
const patience = 200;

/** Thin bar at the top while a route change takes long. */
export function ProgressBar({ active }: { active: boolean }) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setShown(true), patience);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [active]);
  if (!shown) return null;
  return (
    <div
      role="progressbar"
      aria-label={words.layout.loadingPage}
      className="fixed inset-x-0 top-0 z-70 h-[3px] overflow-hidden bg-brand/20"
    >
      <div className="h-full w-2/5 animate-progress bg-brand forced-color-adjust-none" />
    </div>
  );
}
