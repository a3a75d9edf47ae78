'use client';

import { useEffect, useState } from 'react';
import { ArrowUpIcon } from '../ui/icons';
import { useWords } from '../ui/language';
import { listen } from '../ui/listen';

/** Button that appears after two screens. At the end of the page it stands above the footer. It takes no space. */
export function BackToTop() {
  const words = useWords();
  const [far, setFar] = useState(false);
  useEffect(() => {
    const update = () => setFar(window.scrollY > 2 * window.innerHeight);
    update();
    return listen(['scroll'], update);
  }, []);

  function toTop() {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('.skip-link')?.focus({ preventScroll: true });
  }

  if (!far) return null;
  return (
    <button
      type="button"
      className="icon-button back-to-top hairline sticky bottom-4 z-30 mx-4 -mt-15 mb-4 animate-fade self-end not-hover:bg-paper"
      aria-label={words.layout.backToTop}
      onClick={toTop}
    >
      <ArrowUpIcon />
    </button>
  );
}
