import { useEffect, useState } from 'react';
import type { TocEntry } from '@/lib/mdx/types';
import { currentSection } from '../../ui/current-section';

/** Id of the section being read; null above the first heading. */
export function useSectionInView(toc: readonly TocEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const ids = toc.map(({ id }) => id);
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(currentSection(ids)));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [toc]);
  return current;
}
