'use client';

import { type RefObject, useEffect, useState } from 'react';

/** True once the element has come within `margin` pixels of the viewport; stays true. */
export function useNearViewport(element: RefObject<Element | null>, margin = 200): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${margin}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, near]);
  return near;
}
