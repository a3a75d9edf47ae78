'use client';

import { useWords } from '../ui/language';

/** The first tab stop, which skips navbar and sidebar. */
export function SkipLink() {
  const { layout } = useWords();
  return (
    <a className="skip-link" href="#content">
      {layout.skip}
    </a>
  );
}
