'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { usePreferences } from '@/stores/preferences-store';
import { useLanguage } from '../ui/language';
import { type ColorMode, useColorMode as useShownMode } from '../ui/use-color-mode';

export { Collapsible, useCollapsible } from './collapsible';
export { useDocsPreferredVersion } from './docs-client';
export { useQueryString, useQueryStringList, useQueryStringValue } from './use-query-string';

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

function listen(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Whether the window is wide enough for the sidebar; `ssr` while the page is rendered. */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    listen,
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
