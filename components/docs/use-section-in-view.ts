import { useEffect, useState } from 'react';
import type { TocEntry } from '@/lib/mdx/types';

/** Distance from the top of the viewport, in pixels, at which a heading counts as being read: navbar and some air. */
const readingLine = 120;

function sectionAt(toc: readonly TocEntry[]): string | null {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  const passed = toc.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= (atEnd ? clientHeight : readingLine);
  });
  return passed.at(-1)?.id ?? null;
}

/** Id of the section being read; null above the first heading. */
export function useSectionInView(toc: readonly TocEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionAt(toc)));
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
