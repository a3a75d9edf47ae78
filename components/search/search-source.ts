'use client';

import { useMemo } from 'react';
import { prefixOf } from '@/lib/site/locales';
import { usePage } from '@/stores/page-store';
import { usePreferences } from '@/stores/preferences-store';
import { useDocsVersions } from '../layout/navbar/docs-versions';
import { useLanguage } from '../ui/language';

/** Identifies a set of search files. */
export interface SearchSource {
  /** Version of the docs to search; null for the latest, whose files have no version in their address. */
  version: string | null;
  /** Prefix of the routes of the language. */
  prefix: string;
  /** Changes with every build, so that browsers keep the right files. */
  build: string;
  /** Whether the index is Pagefind's. */
  pieces: boolean;
}

/**
 * The files to search: those of the shown version of the docs, else of the one chosen last, else of the latest.
 * @param build changes with every build
 * @param pieces whether the index is Pagefind's
 */
export function useSearchSource(build: string, pieces: boolean): SearchSource {
  // The latest version is first.
  const { versions } = useDocsVersions();
  const shown = usePage((state) => state.versions?.current);
  const chosen = usePreferences((state) => state.docsVersion);
  const wanted = shown ?? chosen;
  const known = versions.slice(1).some(({ name }) => name === wanted);
  const version = known && wanted !== null ? wanted : null;
  const prefix = prefixOf(useLanguage().code);
  return useMemo(() => ({ version, prefix, build, pieces }), [version, prefix, build, pieces]);
}
