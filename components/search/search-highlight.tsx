'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { highlightParameter } from '@/lib/site/highlight-parameter';
import { CloseIcon } from '../ui/icons';
import { useWords } from '../ui/language';
import type { Highlights } from './highlight-words';

/** Longer parameters come from no palette. */
const longest = 400;

const loadHighlighter = () => import('./highlight-words');

function dropParameter() {
  const url = new URL(window.location.href);
  url.searchParams.delete(highlightParameter);
  // Without a state of its own the router takes notice.
  window.history.replaceState(null, '', url);
}

/** The words of one address, from when its page is shown until they are put out. */
function LitWords({ words }: { words: string }) {
  const { search } = useWords();
  const [lit, setLit] = useState<Highlights | null>(null);

  useEffect(() => {
    let highlights: Highlights | null = null;
    let gone = false;
    const light = async () => {
      // Without this part the page is there all the same.
      const part = await loadHighlighter().catch(() => null);
      if (!part || gone) return;
      highlights?.clear();
      highlights = part.highlightWords(words.split(/\s+/).filter(Boolean), window.location.hash.slice(1));
      setLit(highlights);
    };
    void light();
    // Another result on the same page.
    window.addEventListener('hashchange', light);
    return () => {
      gone = true;
      window.removeEventListener('hashchange', light);
      highlights?.clear();
    };
  }, [words]);

  // From the start, so that who presses Escape before the words are lit is heard as well.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"]'))
        dropParameter();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  if (!lit) return null;
  return (
    <button
      type="button"
      className="fixed bottom-4 center-x z-30 inline-flex min-h-11 animate-fade items-center gap-2 rounded-pill hairline bg-paper ps-4 pe-3 text-14 text-text [box-shadow:0_4px_16px_rgb(10_13_17/12%)] hover:bg-inset"
      onClick={dropParameter}
    >
      {search.clearHighlight} <CloseIcon />
    </button>
  );
}

/** Lights up the words a search led to, in the section it led to; Esc or the button puts them out. */
export function SearchHighlight() {
  const pathname = usePathname();
  const words = (useSearchParams().get(highlightParameter) ?? '').slice(0, longest);
  return words === '' ? null : <LitWords key={`${pathname} ${words}`} words={words} />;
}
