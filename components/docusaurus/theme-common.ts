'use client';

import { createElement, type ElementType, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { usePreferences } from '@/stores/preferences-store';
import { useLanguage } from '../ui/language';
import { listen } from '../ui/listen';
import { type ColorMode, useColorMode as useShownMode } from '../ui/use-color-mode';

export { useDocsPreferredVersion } from './docs-client';
export { createStorageSlot, useStorageSlot } from './storage-slot';

const setColorMode = (colorMode: ColorMode) => usePreferences.setState({ colorMode });

/** The colour mode of the page, and a setter. While the page is rendered it is light. */
export function useColorMode() {
  const colorMode = useShownMode();
  return { colorMode, isDarkTheme: colorMode === 'dark', setColorMode };
}

/** Does nothing: the document has title and description. */
export function PageMetadata({ children }: { title?: string; description?: string; children?: ReactNode }) {
  return children;
}

/** Adds no class: classes of the page itself would affect more than the page. */
export function HtmlClassNameProvider({ children }: { className?: string; children?: ReactNode }) {
  return children;
}

const listenToSize = (notice: () => void) => listen(['resize'], notice);

/** Whether the window is wide enough for the sidebar; `ssr` while the page is rendered. */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    listenToSize,
    () => (window.innerWidth > 996 ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}

/** Chooses a form of `one|many` by number, in the language of the page. */
export function usePluralForm() {
  const { code } = useLanguage();
  const selectMessage = (count: number, messages: string) => {
    const rules = new Intl.PluralRules(code);
    const known = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
    const forms = known.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));
    const all = messages.split('|');
    return all[Math.min(forms.indexOf(rules.select(count)), all.length - 1)] ?? '';
  };
  return { selectMessage };
}

interface CollapsibleProps {
  as?: ElementType;
  collapsed: boolean;
  className?: string;
  children?: ReactNode;
}

/** Content that something else shows or hides. Hidden content stays in the page. */
export function Collapsible({ as: Tag = 'div', collapsed, className, children }: CollapsibleProps) {
  return createElement(Tag, { className, hidden: collapsed }, children);
}

/** State of a collapsible part. */
export function useCollapsible({ initialState = false }: { initialState?: boolean | (() => boolean) } = {}) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((before) => !before) };
}

const changed = 'query-changed';

const listenToQuery = (notice: () => void) => listen(['popstate', changed], notice);

/** What stands behind the `?` of the address. It is known in browsers only. */
function useSearch(): URLSearchParams {
  const search = useSyncExternalStore(
    listenToQuery,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

function writeQuery(key: string, values: readonly string[]): void {
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
  return [useSearch().get(key) ?? '', (value) => writeQuery(key, value ? [value] : [])];
}

/** All values of that name in the address, and how to change them. */
export function useQueryStringList(key: string): [values: string[], set: (values: string[]) => void] {
  const search = useSearch();
  const values = useMemo(() => search.getAll(key), [search, key]);
  return [values, (next) => writeQuery(key, next)];
}
