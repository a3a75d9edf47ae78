'use client';

import { useMemo, useSyncExternalStore } from 'react';

const changed = 'query-changed';

function listen(notice: () => void) {
  for (const event of ['popstate', changed]) window.addEventListener(event, notice);
  return () => {
    for (const event of ['popstate', changed]) window.removeEventListener(event, notice);
  };
}

/** What stands behind the `?` of the address. It is known in browsers only. */
function useSearch(): URLSearchParams {
  const search = useSyncExternalStore(
    listen,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

function write(key: string, values: readonly string[]): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(key);
  for (const value of values) address.searchParams.append(key, value);
  // The page does not load anew, and keeps its place.
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new Event(changed));
}

/** A value of the address; null where it has none. */
export function useQueryStringValue(key: string | null): string | null {
  const search = useSearch();
  return key === null ? null : search.get(key);
}

/** A value of the address, an empty text where it has none, and how to change it. */
export function useQueryString(key: string): [value: string, set: (value: string | null) => void] {
  return [useSearch().get(key) ?? '', (value) => write(key, value ? [value] : [])];
}

/** All values of that name in the address, and how to change them. */
export function useQueryStringList(key: string): [values: string[], set: (values: string[]) => void] {
  const search = useSearch();
  const values = useMemo(() => search.getAll(key), [search, key]);
  return [values, (next) => write(key, next)];
}
