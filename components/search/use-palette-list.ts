import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SearchAnswer } from '@/lib/search/types';
import type { ShownLink } from '@/schema/link';
import { queryKind, useSearch } from '@/stores/search-store';
import { useDocsVersions } from '../layout/navbar/docs-versions';
import { useLanguage } from '../ui/language';
import { findActions, paletteActions } from './actions';

/** The selected item: the first one of every new list, until the reader moves. */
export function useSelection(list: unknown, first: string): [string, (value: string) => void] {
  const [selection, setSelection] = useState({ list, value: first });
  const value = selection.list === list ? selection.value : first;
  const select = useCallback((next: string) => setSelection({ list, value: next }), [list]);
  return [value, select];
}

/** The actions for a query after `>`. */
export function useActions(links: readonly ShownLink[]) {
  const language = useLanguage();
  const { versions } = useDocsVersions();
  const wanted = useSearch(({ query }) => (queryKind(query) === 'action' ? query.slice(1) : ''));
  return useMemo(
    () => findActions(paletteActions(versions, links, language), wanted),
    [versions, links, language, wanted],
  );
}

/** Scrolls the list to its beginning with every new answer. */
export function useListFromStart(answer: SearchAnswer | null) {
  const list = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
  useEffect(() => {
    // Reading the scroll position would force a layout.
    if (answer && scrolled.current) list.current?.scrollTo({ top: 0 });
    scrolled.current = false;
  }, [answer]);
  const onScroll = () => {
    scrolled.current = true;
  };
  return { list, onScroll };
}
