'use client';

import { useMemo } from 'react';
import { prefixOf } from '@/lib/site/locales';
import { usePage } from '@/stores/page-store';
import { usePreferences } from '@/stores/preferences-store';
import { useDocsVersions } from '../layout/navbar/docs-versions';
import { useLanguage } from '../ui/language';

/** What tells one set of search files from another. */
export interface SearchSource {
  /** Docs version whose pages are searched; null for the latest, whose files have no version in their address. */
  version: string | null;
  /** What stands in front of the routes of the language that is searched. */
  prefix: string;
  /** Changes with every build, so that a browser keeps the files as long as they are the right ones. */
  build: string;
  /** Whether the index is cut in pieces: Pagefind's. */
  pieces: boolean;
}

/**
 * Files to search: those of the docs version that is shown, else of the one the reader chose, else of the latest.
 * @param build changes with every build
 * @param pieces whether their index is cut in pieces
 */
export function useSearchSource(build: string, pieces: boolean): SearchSource {
  // The latest one is first.
  const { versions } = useDocsVersions();
  const shown = usePage((state) => state.versions?.current);
  const chosen = usePreferences((state) => state.docsVersion);
  const wanted = shown ?? chosen;
  const known = versions.slice(1).some(({ name }) => name === wanted);
  const version = known && wanted !== null ? wanted : null;
  const prefix = prefixOf(useLanguage().code);
  return useMemo(() => ({ version, prefix, build, pieces }), [version, prefix, build, pieces]);
}
