'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { setSearchOpen, typeAhead, useSearch } from '@/stores/search-store';
import { overlay } from '../ui/class-names';
import { useWords } from '../ui/language';
import { frame, head, note } from './palette-styles';

/** Keys that would act on the page behind. */
const held = new Set(['Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'PageDown', 'PageUp']);

/** Stands in for the palette while its code is on the way: what is typed meanwhile is not lost. Shown late, because most often it is gone by then. */
export function KeyBuffer() {
  const words = useWords();
  const typed = useSearch(({ query, typedAhead }) => (typedAhead ? query : ''));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { query, typedAhead } = useSearch.getState();
      // The first key replaces an earlier query, as it does in the palette, where that is selected.
      const before = typedAhead ? query : '';
      if (event.key === 'Escape') setSearchOpen(false);
      else if (event.key === 'Backspace') typeAhead(before.slice(0, -1));
      else if ([...event.key].length === 1) typeAhead(before + event.key);
      else if (!held.has(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the shortcuts, to which these keys mean something else.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return createPortal(
    <>
      <button
        type="button"
        tabIndex={-1}
        className={`${overlay} animate-late`}
        aria-label={words.search.close}
        onClick={() => setSearchOpen(false)}
      />
      <div className={`${frame} animate-late`}>
        <p className={`${head} min-h-[57px] text-17`}>
          <span className="icon icon-search" aria-hidden="true" />
          {typed}
        </p>
        <p role="status" className={note}>
          {words.search.loading}
        </p>
      </div>
    </>,
    document.body,
  );
}
