'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { mayFetchAhead, onFirstSign, whenIdle } from '@/lib/site/connection';
import type { ShownLink } from '@/schema/link';
import { useRecentPages } from '@/stores/recent-pages';
import { setSearchOpen, typeAhead, useSearch } from '@/stores/search-store';
import { keyCap } from '../ui/class-names';
import { CrashGuard } from '../ui/crash-guard';
import { useOwn, useWords } from '../ui/language';
import { KeyBuffer } from './key-buffer';
import { loadSearch } from './search-client';
import { type SearchSource, useSearchSource } from './search-source';

const loadPalette = () => import('./palette').then(({ Palette }) => ({ default: Palette }));
let Palette = lazy(loadPalette);

let attempts = 0;

/** Fetches the palette. Where it does not come, the search closes, and asks for it again when it opens the next time. */
async function fetchPalette() {
  const attempt = ++attempts;
  try {
    await loadPalette();
  } catch {
    // What failed once is kept by the component.
    Palette = lazy(loadPalette);
    // Another one may be on its way, for a reader who has opened the search again.
    if (attempt === attempts) setSearchOpen(false);
  }
}

function loadFiles(source: SearchSource) {
  const { status } = useSearch.getState();
  if (status === 'idle' || status === 'waiting') void loadSearch(source);
}

/** Fetches the palette and the search files: the reader is about to search. */
function prepare(source: SearchSource) {
  void fetchPalette();
  loadFiles(source);
}

/**
 * Loads the files once the page is idle and the palette once the reader does anything, both unless the reader saves
 * data, and the files again when the docs version changes.
 */
function useLoading(source: SearchSource) {
  useEffect(() => (mayFetchAhead() ? onFirstSign(() => void fetchPalette()) : undefined), []);
  useEffect(() => {
    const { status } = useSearch.getState();
    if (!mayFetchAhead()) useSearch.setState({ status: 'waiting' });
    // Files of another version, or of another visit to this component, are loaded already.
    else if (status !== 'idle' && status !== 'waiting') void loadSearch(source);
    else whenIdle(() => loadFiles(source));
  }, [source]);
  const open = useSearch((state) => state.open);
  useEffect(() => {
    if (!open) return;
    prepare(source);
    if (useSearch.getState().status === 'failed') void loadSearch(source);
  }, [open, source]);
}

/** Remembers the pages that were read, for the palette to offer. */
function useRecording() {
  const pathname = usePathname();
  useEffect(() => {
    if (!useRecentPages.persist.hasHydrated()) void useRecentPages.persist.rehydrate();
    useRecentPages.getState().visit(pathname);
  }, [pathname]);
}

/** Opens the palette with what was typed before scripts answered, or with an address such as `/?q=wallet`, which search engines may lead to. */
function useFirstQuery() {
  useEffect(() => {
    const query = window.earlySearch?.() ?? new URLSearchParams(window.location.search).get('q');
    if (query === null) return;
    setSearchOpen(true);
    typeAhead(query);
  }, []);
}

function useShortcut() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey || event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      setSearchOpen(!useSearch.getState().open);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function useKeyName(): string {
  const [name, setName] = useState('Ctrl+K');
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.platform)) setName('Cmd+K');
  }, []);
  return name;
}

interface SearchBoxProps {
  /** Changes with every build. */
  build: string;
  /** Whether the search index is cut in pieces. */
  pieces?: boolean;
  /** External links of the navbar, which the palette offers as actions. */
  links: readonly ShownLink[];
}

/** The search of the navbar: a button that opens the palette; without scripts a link to the list of all pages. */
export function SearchBox({ build, pieces = false, links }: SearchBoxProps) {
  const words = useWords();
  const own = useOwn();
  const source = useSearchSource(build, pieces);
  const status = useSearch((state) => state.status);
  const open = useSearch((state) => state.open);
  const keyName = useKeyName();
  useLoading(source);
  useRecording();
  useFirstQuery();
  useShortcut();
  const isLoading = status === 'idle' || status === 'loading';
  return (
    <>
      <a className="search-box search-link" href={own.href('/all-pages')}>
        {words.layout.allPages}
      </a>
      <button
        type="button"
        className="search-box"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={isLoading}
        data-status={status}
        onPointerEnter={() => prepare(source)}
        onFocus={() => prepare(source)}
        onClick={() => (status === 'failed' ? void loadSearch(source) : setSearchOpen(true))}
      >
        <span className="icon icon-search" aria-hidden="true" />
        {status === 'failed' ? (
          <span>
            {words.search.unavailable} <b>{words.failures.retry}</b>
          </span>
        ) : (
          <span>
            {isLoading ? (
              words.search.loading
            ) : (
              <>
                {words.search.search} <kbd className={keyCap}>{keyName}</kbd>
              </>
            )}
          </span>
        )}
      </button>
      {open && (
        <CrashGuard what="searchCrashed" floating>
          <Suspense fallback={<KeyBuffer />}>
            <Palette source={source} links={links} />
          </Suspense>
        </CrashGuard>
      )}
    </>
  );
}
