import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '@/stores/preferences-store';
import { focusArrival, hashTarget } from '../../ui/arrival';
import { listen } from '../../ui/listen';

interface TabChoice {
  /** Prefix of the ids of panels, before the value. */
  panels: string;
  values: readonly string[];
  initial: string;
  groupId: string | undefined;
  query: string | undefined;
}

/**
 * The selected tab: from the address, else the group's saved choice, else the author's default. A hash in a panel selects
 * that panel and is scrolled to once it shows.
 */
export function useTabChoice({ panels, values, initial, groupId, query }: TabChoice) {
  const [own, setOwn] = useState<string | null>(null);
  /** Finds the target of the hash, once its tab shows. */
  const arrive = useRef<(() => HTMLElement | null) | null>(null);
  const remembered = usePreferences((state) => (groupId ? state.tabs[groupId] : undefined));
  const rememberTab = usePreferences((state) => state.rememberTab);

  const candidates = [own, remembered, initial, values[0]];
  const selected = candidates.find((value): value is string => value != null && values.includes(value)) ?? '';

  // Before the next effect, which sets it.
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
      // A loading page moves no focus, because browsers would show it.
      const loaded = 'interactive' in document.documentElement.dataset;
      arrive.current = panel.hidden ? (loaded ? focusArrival : () => hashTarget(window.location.hash)) : null;
      setOwn(panel.id.slice(panels.length));
    };
    follow();
    // Not `hashchange`: a link to the current hash also leads to its tab.
    return listen(['popstate'], follow);
  }, [panels, query]);

  useEffect(
    () =>
      usePreferences.subscribe(({ tabs }, before) => {
        // The choice in another list of the group replaces the own one. Loading the saved choice does not.
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

  return [selected, select] as const;
}
