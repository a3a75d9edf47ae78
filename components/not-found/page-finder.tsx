'use client';

import { useEffect, useId, useState } from 'react';
import type { ListedPage } from '@/lib/content/page-list';
import { localeAt } from '@/lib/locales';
import { findPages, nearestPages } from '@/lib/nearest-pages';
import { basePath } from '@/lib/urls';
import { plural } from '@/lib/words/fill';
import { useLanguage } from '../ui/language';

function usePages(href: string, code: string): ListedPage[] {
  const [pages, setPages] = useState<ListedPage[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    fetch(href, { signal: abort.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then((all: ListedPage[]) =>
        setPages(all.filter((page) => localeAt(page.href.slice(basePath.length)).code === code)),
      )
      // Without the list the page still says what happened and offers its two links.
      .catch(() => undefined);
    return () => abort.abort();
  }, [href, code]);
  return pages;
}

/** In development the page may be about to be written: shows it as soon as the server has it. */
function useReloadOnceWritten(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    const look = () =>
      fetch(window.location.href, { method: 'HEAD' })
        .then(({ ok }) => ok && window.location.reload())
        .catch(() => undefined);
    const timer = setInterval(look, 700);
    return () => clearInterval(timer);
  }, []);
}

/** Suggests the pages whose address is nearest to the one that was asked for, and finds pages by title. */
export function PageFinder({ pagesHref }: { pagesHref: string }) {
  const { code, words } = useLanguage();
  const { find, matches, noMatch, nearest } = words.notFound;
  const id = useId();
  const pages = usePages(pagesHref, code);
  useReloadOnceWritten();
  const [query, setQuery] = useState('');
  // The list comes a moment later: what stands below must not move then.
  if (pages.length === 0) return <div className="page-finder" />;
  const found = query.trim() ? findPages(pages, query) : nearestPages(pages, window.location.pathname);
  return (
    <div className="page-finder">
      <label htmlFor={id}>{find}</label>
      <input
        id={id}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
      />
      <p role="status">
        {query.trim() ? (found.length === 0 ? noMatch : plural(code, matches, found.length)) : nearest}
      </p>
      <ul>
        {found.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>
              {title} <span dir="ltr">{href}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
