'use client';

import { useEffect, useId, useState } from 'react';
import type { ListedPage } from '@/lib/content/model/documents';
import { localeAt, prefixOf } from '@/lib/site/locales';
import { findPages, nearestPages } from '@/lib/site/nearest-pages';
import { basePath } from '@/lib/site/urls';
import { plural } from '@/lib/words/fill';
import { useLanguage } from '../ui/language';
import { Name } from '../ui/name';

function usePages(href: string, code: string): ListedPage[] {
  const [pages, setPages] = useState<ListedPage[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    fetch(href, { signal: abort.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then((all: ListedPage[]) =>
        setPages(all.filter((page) => localeAt(page.href.slice(basePath.length)).code === code)),
      )
      // Without the list, the page still has its message and two links.
      .catch(() => undefined);
    return () => abort.abort();
  }, [href, code]);
  return pages;
}

/** In development, reloads once the server has the page, which may be about to be written. */
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

// Reserves space for the list, which loads later.
const finder = 'page-finder mt-8 min-h-128 phone:min-h-96';

/** Suggests pages with similar addresses, and finds pages by title. */
export function PageFinder({ pagesHref }: { pagesHref: string }) {
  const { code, words } = useLanguage();
  const { find, matches, noMatch, nearest, title } = words.notFound;
  const id = useId();
  const pages = usePages(pagesHref, code);
  useReloadOnceWritten();
  // The file has the title of the default language, which the router sets before the list is loaded.
  useEffect(() => {
    if (pages.length > 0 && prefixOf(code) !== '') document.title = title;
  }, [pages, code, title]);
  const [query, setQuery] = useState('');
  if (pages.length === 0) return <div className={finder} />;
  const found = query.trim() ? findPages(pages, query) : nearestPages(pages, window.location.pathname);
  return (
    <div className={finder}>
      <label htmlFor={id} className="mb-1.5 block weight-600 text-14">
        {find}
      </label>
      <input
        id={id}
        className="h-11 w-full rounded-control bg-paper px-3.5 [border:1px_solid_var(--line-strong)]"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
      />
      <p role="status" className="mt-5 mb-2 text-14 text-muted">
        {query.trim() ? (found.length === 0 ? noMatch : plural(code, matches, found.length)) : nearest}
      </p>
      <ul>
        {found.map(({ href, title, original }) => (
          <li key={href}>
            <a
              href={href}
              className="wrap-anywhere flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 hairline px-3.5 py-2.5 weight-550 text-text hover:bg-panel hover:no-underline [li:first-child>&]:rounded-t-card [li:last-child>&]:rounded-b-card [li:not(:last-child)>&]:[border-bottom:0]"
            >
              <Name label={title} original={original} />{' '}
              <span dir="ltr" className="min-w-0 weight-400 text-13 text-muted">
                {href}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
