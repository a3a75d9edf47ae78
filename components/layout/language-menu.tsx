'use client';

import { usePathname } from 'next/navigation';
import { inLanguage, locales } from '@/lib/locales';
import { withBasePath } from '@/lib/urls';
import { fill } from '@/lib/words/fill';
import { usePage } from '@/stores/page';
import { usePreferences } from '@/stores/preferences';
import { ChevronIcon, LanguageIcon } from '../ui/icons';
import { useLanguage } from '../ui/language';
import { LazyMenu } from '../ui/lazy-menu';

/** Menu of the site's languages, where there is a choice. */
export function LanguageMenu() {
  const { code: shown, words } = useLanguage();
  const pathname = usePathname();
  const routes = usePage((state) => state.languages);
  const setLanguage = usePreferences((state) => state.setLanguage);
  // Not by the address: one without a page may be shown in another language at first.
  const current = locales.find(({ code }) => code === shown) ?? locales[0];
  if (locales.length < 2) return null;
  const items = locales.map(({ code, label }) => ({
    label,
    href: withBasePath(routes?.[code] ?? inLanguage(pathname, code)),
    current: code === current.code,
    lang: code,
    hrefLang: code,
    onSelect: () => setLanguage(code),
  }));
  return (
    <LazyMenu label={fill(words.layout.language, { name: current.label })} items={items}>
      <LanguageIcon />
      {current.label}
      <ChevronIcon />
    </LazyMenu>
  );
}
