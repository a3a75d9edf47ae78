'use client';

import { useMemo } from 'react';
import type { VersionLink } from '@/lib/content/doc-view';
import { usePage } from '@/stores/page';
import { usePreferences } from '@/stores/preferences';
import type { SearchSource } from './search-client';

/**
 * Files to search: those of the docs version that is shown, else of the one the reader chose, else of the latest.
 * @param versions all docs versions, the latest first
 */
export function useSearchSource(versions: readonly VersionLink[], build: string): SearchSource {
  const shown = usePage((state) => state.versions?.current);
  const chosen = usePreferences((state) => state.docsVersion);
  const wanted = shown ?? chosen;
  const known = versions.slice(1).some(({ name }) => name === wanted);
  const version = known && wanted !== null ? wanted : null;
  return useMemo(() => ({ version, build }), [version, build]);
}
