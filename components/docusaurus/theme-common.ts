'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { usePreferences } from '@/stores/preferences-store';
import { useLanguage } from '../ui/language';
import { type ColorMode, useColorMode as useShownMode } from '../ui/use-color-mode';

export { Collapsible, useCollapsible } from './collapsible';
export { useDocsPreferredVersion } from './docs-client';

const setColorMode = (colorMode: ColorMode) => usePreferences.setState({ colorMode });

/** Light or dark as the page is now, and how to change it. While the page is made it is light. */
export function useColorMode() {
  const colorMode = useShownMode();
  return { colorMode, isDarkTheme: colorMode === 'dark', setColorMode };
}

/** The document that shows a page has its title and description. */
export function PageMetadata({ children }: { title?: string; description?: string; children?: ReactNode }) {
  return children;
}

/** What a page holds: classes of the page itself would reach beyond it. */
export function HtmlClassNameProvider({ children }: { className?: string; children?: ReactNode }) {
  return children;
}

function listen(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Whether the window is as wide as those that show the sidebar; `ssr` while the page is made. */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    listen,
    () => (window.innerWidth > 996 ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}

/** Chooses among `one|many` by the number, in the language of the page. */
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
