'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { highlightParameter } from '@/lib/site/urls';
import { CloseIcon } from '../ui/icons';
import { useWords } from '../ui/language';
import type { Highlights } from './highlight-words';

/** The palette makes no longer parameters. */
const longest = 400;

const loadHighlighter = () => import('./highlight-words');

function dropParameter() {
  const url = new URL(window.location.href);
  url.searchParams.delete(highlightParameter);
  // The router only reacts without a state.
  window.history.replaceState(null, '', url);
}

function LitWords({ words }: { words: string }) {
  const { search } = useWords();
  const [lit, setLit] = useState<Highlights | null>(null);

  useEffect(() => {
    let highlights: Highlights | null = null;
    let gone = false;
    const light = async () => {
      // The page works without this part.
      const part = await loadHighlighter().catch(() => null);
      if (!part || gone) return;
      highlights?.clear();
      highlights = part.highlightWords(words.split(/\s+/).filter(Boolean), window.location.hash.slice(1));
      setLit(highlights);
    };
    void light();
    // For another result on the same page.
    window.addEventListener('hashchange', light);
    return () => {
      gone = true;
      window.removeEventListener('hashchange', light);
      highlights?.clear();
    };
  }, [words]);

  // From the start, so that Escape also works before the words are highlighted.
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

/** Highlights the words of a search result in its section, until the reader presses Escape or the button. */
export function SearchHighlight() {
  const pathname = usePathname();
  const words = (useSearchParams().get(highlightParameter) ?? '').slice(0, longest);
  return words === '' ? null : <LitWords key={`${pathname} ${words}`} words={words} />;
}
