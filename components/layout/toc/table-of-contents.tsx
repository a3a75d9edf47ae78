'use client';

import { useEffect, useRef, useState } from 'react';
import type { TocEntry } from '@/lib/mdx/types';
import { currentSection } from '../../ui/current-section';
import { ChevronIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';
import { listen } from '../../ui/listen';

interface TocLinksProps {
  toc: readonly TocEntry[];
  current?: string | null;
  /** Language of the headings, if it is not that of the page. */
  lang?: string | undefined;
}

/** Links to the headings of a page. */
function TocLinks({ toc, current, lang }: TocLinksProps) {
  return (
    <ul lang={lang}>
      {toc.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
            {lang ? <bdi>{text}</bdi> : text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Table of contents for narrow screens. It is closed at first and works without JavaScript. It is a client component only
 * so that payloads contain its links once, in the list that the wide table of contents also gets.
 */
export function TocDisclosure({ toc, lang }: { toc: readonly TocEntry[]; lang?: string | undefined }) {
  const { layout } = useWords();
  return (
    <details className="toc-disclosure">
      <summary>
        {layout.onThisPage} <ChevronIcon />
      </summary>
      <TocLinks toc={toc} lang={lang} />
    </details>
  );
}

/** Pixels above and below the marked link that stay visible. */
const margin = 64;

/** Keeps the marked link of a long table of contents in view. Not with scrollIntoView, which may also scroll the page. */
function reveal(box: HTMLElement, link: HTMLElement) {
  const outer = box.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  const above = inner.top - outer.top - margin;
  const below = inner.bottom - outer.bottom + margin;
  box.scrollTop += above < 0 ? above : Math.max(below, 0);
}

/** Id of the current section; null above the first heading. */
function useSectionInView(toc: readonly TocEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const ids = toc.map(({ id }) => id);
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(currentSection(ids)));
    };
    update();
    const stop = listen(['scroll', 'resize'], update);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [toc]);
  return current;
}

/** Table of contents beside the page. A bar marks the current section. */
export function TableOfContents({ toc, lang }: { toc: TocEntry[]; lang?: string | undefined }) {
  const { layout } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const current = useSectionInView(toc);

  useEffect(() => {
    const link = current === null ? null : nav.current?.querySelector<HTMLElement>(`a[href="#${CSS.escape(current)}"]`);
    nav.current?.style.setProperty('--bar-top', `${link?.offsetTop ?? 0}px`);
    nav.current?.style.setProperty('--bar-scale', link ? String(link.offsetHeight) : '0');
    if (box.current && link) reveal(box.current, link);
    else box.current?.scrollTo(0, 0);
  }, [current]);

  return (
    <div ref={box} className="toc">
      <nav ref={nav} aria-label={layout.onThisPage}>
        <p className="pb-2 text-13 weight-600">{layout.onThisPage}</p>
        <TocLinks toc={toc} current={current} lang={lang} />
      </nav>
    </div>
  );
}
