import { useEffect, useState } from 'react';
import { usePreferences } from '@/stores/preferences';

interface TabChoice {
  values: readonly string[];
  initial: string;
  groupId: string | undefined;
  query: string | undefined;
}

/** Selected tab: the address wins over the remembered choice of the group, which wins over the author's default. */
export function useTabChoice({ values, initial, groupId, query }: TabChoice): [string, (value: string) => void] {
  const [own, setOwn] = useState<string | null>(null);
  const remembered = usePreferences((state) => (groupId ? state.tabs[groupId] : undefined));
  const rememberTab = usePreferences((state) => state.rememberTab);

  useEffect(() => {
    const wanted = query ? new URLSearchParams(window.location.search).get(query) : null;
    if (wanted !== null) setOwn(wanted);
  }, [query]);

  const candidates = [own, remembered, initial, values[0]];
  const selected = candidates.find((value): value is string => value != null && values.includes(value)) ?? '';

  function select(value: string) {
    setOwn(groupId ? null : value);
    if (groupId) rememberTab(groupId, value);
    if (!query) return;
    const url = new URL(window.location.href);
    url.searchParams.set(query, value);
    window.history.replaceState(window.history.state, '', url);
  }

  return [selected, select];
}
