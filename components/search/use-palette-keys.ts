'use client';

import type { KeyboardEvent } from 'react';

/** Items that Page up and Page down move by. */
const pageSize = 5;

interface PaletteKeys {
  /** Selects the item with this value. */
  select: (value: string) => void;
  /** Narrows to the next scope, or to the one before; false where there is nothing to narrow to. */
  narrow: (step: 1 | -1) => boolean;
}

function items(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[cmdk-item]:not([aria-disabled="true"])')];
}

function movePage(list: HTMLElement, step: number, select: (value: string) => void): void {
  const all = items(list);
  const at = all.findIndex((item) => item.getAttribute('aria-selected') === 'true');
  const target = all[Math.min(Math.max(at + step, 0), all.length - 1)];
  if (target?.dataset['value']) select(target.dataset['value']);
}

/** Follows the link of the selected item, in a new tab if the reader holds Ctrl or Cmd; false where it has none. */
function followSelected(list: HTMLElement, event: KeyboardEvent): boolean {
  const link = list.querySelector<HTMLAnchorElement>('[cmdk-item][aria-selected="true"] a');
  if (!link) return false;
  if (event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener');
  else link.click();
  return true;
}

/** Keys of the palette beyond those cmdk has: arrows, Home, End and Enter on actions are its own. */
export function usePaletteKeys({ select, narrow }: PaletteKeys): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    // An input method needs these keys for itself.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const list = event.currentTarget;
    const handled =
      (event.key === 'Enter' && followSelected(list, event)) ||
      (event.key === 'Tab' && !event.ctrlKey && narrow(event.shiftKey ? -1 : 1));
    if (handled) event.preventDefault();
    else if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault();
      movePage(list, event.key === 'PageDown' ? pageSize : -pageSize, select);
    }
  };
}
