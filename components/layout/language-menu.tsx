'use client';

import { usePathname } from 'next/navigation';
import { localeAt, locales } from '@/lib/locales';
import { withBasePath } from '@/lib/urls';
import { fill } from '@/lib/words/fill';
import { ChevronIcon, LanguageIcon } from '../ui/icons';
import { useWords } from '../ui/language';
import { LazyMenu } from '../ui/lazy-menu';

/** Menu of the site's languages, where there is a choice. */
export function LanguageMenu() {
  const words = useWords();
  const current = localeAt(usePathname());
  if (locales.length < 2) return null;
  const items = locales.map(({ code, label }) => ({ label, href: withBasePath('/'), current: code === current.code }));
  return (
    <LazyMenu label={fill(words.layout.language, { name: current.label })} items={items}>
      <LanguageIcon />
      {current.label}
      <ChevronIcon />
    </LazyMenu>
  );
}
