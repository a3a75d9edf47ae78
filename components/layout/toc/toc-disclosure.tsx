'use client';

import type { TocEntry } from '@/lib/mdx/types';
import { ChevronIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';
import { TocLinks } from './toc-links';

/**
 * Table of contents for narrow screens. It is closed at first and works without JavaScript. It is a client component only
 * so that payloads contain its links once, in the list that the wide table of contents also gets.
 */
export function TocDisclosure({ toc, lang }: { toc: readonly TocEntry[]; lang?: string | undefined }) {
  const { layout } = useWords();
  return (
    <details className="toc-disclosure">
      <summary>
        {layout.onThisPage} <ChevronIcon />
      </summary>
      <TocLinks toc={toc} lang={lang} />
    </details>
  );
}
