'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { setSearchOpen, typeAhead, useSearch } from '@/stores/search-store';
import { overlay } from '../ui/class-names';
import { useWords } from '../ui/language';
import { frame, head, note } from './palette-styles';

/** Keys that would affect the page behind. */
const held = new Set(['Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'PageDown', 'PageUp']);

/** Collects typed keys while the code of the palette loads. It appears late, because the palette has usually loaded by then. */
export function KeyBuffer() {
  const words = useWords();
  const typed = useSearch(({ query, typedAhead }) => (typedAhead ? query : ''));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { query, typedAhead } = useSearch.getState();
      // The first key replaces an earlier query, as in the palette, which selects it.
      const before = typedAhead ? query : '';
      if (event.key === 'Escape') setSearchOpen(false);
      else if (event.key === 'Backspace') typeAhead(before.slice(0, -1));
      else if ([...event.key].length === 1) typeAhead(before + event.key);
      else if (!held.has(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the shortcuts, which use the same keys.
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
