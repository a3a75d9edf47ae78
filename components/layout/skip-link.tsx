'use client';

import { useWords } from '../ui/language';

/** First stop of the keyboard: past the navbar and the sidebar. */
export function SkipLink() {
  const { layout } = useWords();
  return (
    <a className="skip-link" href="#content">
      {layout.skip}
    </a>
  );
}
