'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has come within 200 pixels of the viewport, or the page has been about to be printed. It stays true. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    observer.observe(element.current);
    const print = window.matchMedia('print');
    const show = () => setNear(true);
    if (print.matches) show();
    print.addEventListener('change', show);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      print.removeEventListener('change', show);
      window.removeEventListener('beforeprint', show);
    };
  }, [element, near]);
  return near;
}
