'use client';

import { useEffect } from 'react';
import { useSearch } from '@/stores/search';

/** Stands in for the palette while its code is on the way: what is typed meanwhile is not lost. */
export function KeyBuffer() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { query, typedAhead, typeAhead, setOpen } = useSearch.getState();
      // The first key replaces an earlier query, as it does in the palette, where that is selected.
      const typed = typedAhead ? query : '';
      if (event.key === 'Escape') setOpen(false);
      else if (event.key === 'Backspace') typeAhead(typed.slice(0, -1));
      else if ([...event.key].length === 1) typeAhead(typed + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the shortcuts, to which these keys mean something else.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return null;
}
