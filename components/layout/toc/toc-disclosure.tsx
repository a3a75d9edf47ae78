'use client';

import type { TocEntry } from '@/lib/mdx/types';
import { ChevronIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';
import { TocLinks } from './toc-links';

/**
 * Table of contents for narrow screens: closed until wanted, works without JavaScript. A client component only so that
 * its links travel once, as the same list the wide table of contents receives.
 */
export function TocDisclosure({ toc, lang }: { toc: readonly TocEntry[]; lang?: string | undefined }) {
  const { layout } = useWords();
  if (toc.length === 0) return null;
  return (
    <details className="toc-disclosure">
      <summary>
        {layout.onThisPage} <ChevronIcon />
      </summary>
      <TocLinks toc={toc} lang={lang} />
    </details>
  );
}
