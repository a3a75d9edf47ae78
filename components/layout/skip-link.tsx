'use client';

import { useWords } from '../ui/language';

/** The first tab stop, which skips navbar and sidebar. */
export function SkipLink() {
  const { layout } = useWords();
  return (
    <a
      className="skip-link absolute start-2 top-2 z-60 rounded-control bg-fill px-4 py-2 text-fill-on not-focus:[transform:translateY(-200%)]"
      href="#content"
    >
      {layout.skip}
    </a>
  );
}
