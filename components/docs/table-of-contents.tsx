'use client';

import { useEffect, useRef } from 'react';
import type { TocEntry } from '@/lib/mdx/types';
import { TocLinks } from './toc-links';
import { useSectionInView } from './use-section-in-view';

/** Table of contents beside the page; a bar moves to the section that is being read. */
export function TableOfContents({ toc }: { toc: TocEntry[] }) {
  const nav = useRef<HTMLElement>(null);
  const current = useSectionInView(toc);

  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    nav.current?.style.setProperty('--bar-top', `${link?.offsetTop ?? 0}px`);
    nav.current?.style.setProperty('--bar-scale', link ? String(link.offsetHeight) : '0');
  }, [current]);

  return (
    <aside className="toc">
      <nav ref={nav} aria-label="On this page">
        <p>On this page</p>
        <TocLinks toc={toc} current={current} />
      </nav>
    </aside>
  );
}
