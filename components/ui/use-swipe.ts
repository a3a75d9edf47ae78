'use client';

import { type TouchEvent, useRef } from 'react';

/** Least distance of a swipe, in pixels. */
const distance = 60;

/** Touch handlers for a swipe towards the start of lines that is more horizontal than vertical. */
export function useSwipeOut(onSwipe: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!start.current || !touch) return;
      const back = (start.current.x - touch.clientX) * (document.documentElement.dir === 'rtl' ? -1 : 1);
      if (back > distance && back > 2 * Math.abs(touch.clientY - start.current.y)) onSwipe();
    },
  };
}
