'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { deskSigns, mayFetchAhead, onFirstSign, whenIdle } from '@/lib/site/connection';
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

/** Loads the palette. If that fails, the search closes and tries again when it is opened the next time. */
async function fetchPalette() {
  const attempt = ++attempts;
  try {
    await loadPalette();
  } catch {
    // A lazy component keeps its failure.
    Palette = lazy(loadPalette);
    // The reader may have opened the search again, which has started another load.
    if (attempt === attempts) setSearchOpen(false);
  }
}

function loadFiles(source: SearchSource) {
  const { status } = useSearch.getState();
  if (status === 'idle' || status === 'waiting') void loadSearch(source);
}

/** Loads palette and search files, because the reader is about to search. */
function prepare(source: SearchSource) {
  void fetchPalette();
  loadFiles(source);
}

/**
 * Loads the files when the page is idle, or those of a large site when the reader uses mouse or keyboard, and the palette at
 * the first action of the reader, except for readers who save data. Loads the files again when the version of the docs
 * changes.
 */
function useLoading(source: SearchSource, large: boolean) {
  useEffect(() => (mayFetchAhead() ? onFirstSign(() => void fetchPalette()) : undefined), []);
  useEffect(() => {
    const { status } = useSearch.getState();
    const isAsked = status !== 'idle' && status !== 'waiting';
    if (!mayFetchAhead() || (large && !isAsked)) useSearch.setState({ status: 'waiting' });
    if (!mayFetchAhead()) return undefined;
    const load = () => loadFiles(source);
    if (large && !isAsked) return onFirstSign(load, deskSigns);
    // Files of another version have been loaded, or this component was mounted before.
    if (isAsked) void loadSearch(source);
    else whenIdle(load);
    return undefined;
  }, [source, large]);
  const open = useSearch((state) => state.open);
  useEffect(() => {
    if (!open) return;
    prepare(source);
    if (useSearch.getState().status === 'failed') void loadSearch(source);
  }, [open, source]);
}

/** Saves the visited pages for the palette. */
function useRecording() {
  const pathname = usePathname();
  useEffect(() => {
    if (!useRecentPages.persist.hasHydrated()) void useRecentPages.persist.rehydrate();
    useRecentPages.getState().visit(pathname);
  }, [pathname]);
}

/** Opens the palette with what was typed before it had loaded, or for `/?q=wallet`, which search engines may use. */
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
  /** Whether the search files are too large to load for every reader. */
  large?: boolean;
  /** External links of the navbar, which are actions of the palette. */
  links: readonly ShownLink[];
}

/** The search in the navbar: a button that opens the palette; without scripts, a link to the list of all pages. */
export function SearchBox({ build, pieces = false, large = false, links }: SearchBoxProps) {
  const words = useWords();
  const own = useOwn();
  const source = useSearchSource(build, pieces);
  const status = useSearch((state) => state.status);
  const open = useSearch((state) => state.open);
  const keyName = useKeyName();
  useLoading(source, large);
  useRecording();
  useFirstQuery();
  useShortcut();
  // Where the first move of the mouse loads the files, the text of the box stays.
  const isLoading = !large && (status === 'idle' || status === 'loading');
  return (
    <>
      <a className="search-box search-link hidden" href={own.href('/all-pages')}>
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
