'use client';

import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { SearchAnswer } from '@/lib/search/types';
import type { Asking } from './use-answer';

/** Number of items for Page up and Page down. */
const pageSize = 5;

interface PaletteKeys {
  field: RefObject<HTMLInputElement | null>;
  /** The shown answer; null without results. */
  answer: SearchAnswer | null;
  asking: RefObject<Asking>;
  select: (value: string) => void;
  /** Switches to the next or previous scope; false without scopes. */
  narrow: (step: 1 | -1) => boolean;
  /** Shows all results, for keys that move among them. */
  showAll: () => void;
}

const moving = new Set(['ArrowDown', 'ArrowUp', 'End', 'Home', 'PageDown', 'PageUp']);

function items(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[cmdk-item]:not([aria-disabled="true"])')];
}

function movePage(list: HTMLElement, step: number, select: (value: string) => void): void {
  const all = items(list);
  const at = all.findIndex((item) => item.getAttribute('aria-selected') === 'true');
  const target = all[Math.min(Math.max(at + step, 0), all.length - 1)];
  if (!target?.dataset['value']) return;
  select(target.dataset['value']);
  target.scrollIntoView({ block: 'nearest' });
}

/** Follows the link of the selected item; false if it has none. */
function followSelected(list: HTMLElement, newTab: boolean): boolean {
  const link = list.querySelector<HTMLAnchorElement>('[cmdk-item][aria-selected="true"] a');
  if (!link) return false;
  if (newTab) window.open(link.href, '_blank', 'noopener');
  else link.click();
  return true;
}

/**
 * Handles Enter, with Ctrl or Cmd for a new tab. Before the answer has come, it waits for it, unless the reader has chosen
 * from the current list or asks for something else.
 */
function useFollow(answer: SearchAnswer | null, asking: RefObject<Asking>) {
  const waiting = useRef<{ list: HTMLElement; newTab: boolean; request: object } | null>(null);
  const chosen = useRef<object | null>(null);
  useEffect(() => {
    const { newest, shown } = asking.current;
    const { list, newTab = false, request } = waiting.current ?? {};
    if (!answer || !list || (request === newest && shown !== newest)) return;
    waiting.current = null;
    if (request !== newest) return;
    // cmdk selects in an effect of its own.
    const timer = setTimeout(() => followSelected(list, newTab));
    return () => clearTimeout(timer);
  }, [answer, asking]);
  return (event: KeyboardEvent<HTMLElement>): boolean => {
    const { newest, shown } = asking.current;
    waiting.current = null;
    if (moving.has(event.key)) chosen.current = newest;
    if (event.key !== 'Enter') return false;
    const newTab = event.ctrlKey || event.metaKey;
    if (shown === newest || chosen.current === newest) return followSelected(event.currentTarget, newTab);
    waiting.current = { list: event.currentTarget, newTab, request: newest };
    return true;
  };
}

function isText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;
}

/** Keys of the palette in addition to cmdk's, which handles arrows, Home, End, and Enter on actions. */
export function usePaletteKeys({ field, answer, asking, select, narrow, showAll }: PaletteKeys) {
  const follow = useFollow(answer, asking);
  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || !event.target.closest('button, a')) return;
    // These keys press the focused control. All others are for the field and the list.
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    else if (isText(event) || moving.has(event.key)) field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // An input method uses these keys.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (moving.has(event.key)) showAll();
    const list = event.currentTarget;
    const narrows = event.key === 'Tab' && !event.ctrlKey && event.target === field.current;
    if (follow(event)) event.preventDefault();
    else if (narrows && narrow(event.shiftKey ? -1 : 1)) {
      event.preventDefault();
      // The dialog would move the focus too.
      event.stopPropagation();
    } else if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault();
      movePage(list, event.key === 'PageDown' ? pageSize : -pageSize, select);
    }
  }

  return { onKeyDown, onKeyDownCapture };
}
