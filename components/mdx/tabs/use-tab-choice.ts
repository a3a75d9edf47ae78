import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '@/stores/preferences-store';
import { focusArrival, hashTarget } from '../../ui/arrival';

interface TabChoice {
  /** What the id of each panel begins with, before its value. */
  panels: string;
  values: readonly string[];
  initial: string;
  groupId: string | undefined;
  query: string | undefined;
}

/**
 * Selected tab: the address wins over the remembered choice of the group, which wins over the author's default. A hash that
 * leads into a panel selects it in its own list and is arrived at once it shows.
 */
export function useTabChoice({
  panels,
  values,
  initial,
  groupId,
  query,
}: TabChoice): [string, (value: string) => void] {
  const [own, setOwn] = useState<string | null>(null);
  /** Finds what the hash leads to, once its tab shows. */
  const arrive = useRef<(() => HTMLElement | null) | null>(null);
  const remembered = usePreferences((state) => (groupId ? state.tabs[groupId] : undefined));
  const rememberTab = usePreferences((state) => state.rememberTab);

  const candidates = [own, remembered, initial, values[0]];
  const selected = candidates.find((value): value is string => value != null && values.includes(value)) ?? '';

  // Before the next effect, which asks for it.
  useEffect(() => {
    if (selected) arrive.current?.()?.scrollIntoView();
    arrive.current = null;
  }, [selected]);

  useEffect(() => {
    const wanted = query ? new URLSearchParams(window.location.search).get(query) : null;
    if (wanted !== null) setOwn(wanted);
    const follow = () => {
      const panel = hashTarget(window.location.hash)?.closest<HTMLElement>(`[id^="${panels}"]`);
      if (!panel) return;
      // A page that is loading moves no focus: the browser would show it.
      const loaded = 'interactive' in document.documentElement.dataset;
      arrive.current = panel.hidden ? (loaded ? focusArrival : () => hashTarget(window.location.hash)) : null;
      setOwn(panel.id.slice(panels.length));
    };
    follow();
    // Not of a change of the hash: a link to the one that is there already leads to its tab too.
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [panels, query]);

  useEffect(
    () =>
      usePreferences.subscribe(({ tabs }, before) => {
        // Another list of the group was chosen in, which is no reading of what was remembered.
        if (groupId && tabs[groupId] !== before.tabs[groupId] && usePreferences.persist.hasHydrated()) setOwn(null);
      }),
    [groupId],
  );

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
