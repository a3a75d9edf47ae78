'use client';

import { withBasePath } from '@/lib/urls';
import type { SiteConfig } from '@/schema/site';
import { ChevronIcon, LanguageIcon } from '../ui/icons';
import { LazyMenu } from '../ui/lazy-menu';

/** Menu of the site's languages, where there is a choice. */
export function LanguageMenu({ locales }: Pick<SiteConfig, 'locales'>) {
  const [current] = locales;
  if (!current || locales.length < 2) return null;
  const items = locales.map(({ code, label }) => ({ label, href: withBasePath('/'), current: code === current.code }));
  return (
    <LazyMenu label={`Language: ${current.label}`} items={items}>
      <LanguageIcon />
      {current.label}
      <ChevronIcon />
    </LazyMenu>
  );
}
