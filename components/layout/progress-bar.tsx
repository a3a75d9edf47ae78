'use client';

import { useEffect, useState } from 'react';
import { useWords } from '../ui/language';

/** Route changes shorter than this, in milliseconds, need no sign. */
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
  return shown ? <div className="progress-bar" role="progressbar" aria-label={words.layout.loadingPage} /> : null;
}
