'use client';

import { usePathname } from 'next/navigation';
import { inLanguage, locales } from '@/lib/site/locales';
import { withBasePath } from '@/lib/site/urls';
import { usePage } from '@/stores/page-store';
import { usePreferences } from '@/stores/preferences-store';
import { useLanguage } from '../../ui/language';
import { carryAddress } from './carry-address';

/** The current page in every language; empty on a site with one language. */
export function useLanguages() {
  const { code: shown } = useLanguage();
  const pathname = usePathname();
  const routes = usePage((state) => state.languages);
  if (locales.length < 2) return [];
  return locales.map(({ code, label }) => ({
    code,
    label,
    href: withBasePath(routes?.[code] ?? inLanguage(pathname, code)),
    // The address does not tell: a missing page may be shown in another language at first.
    current: code === shown,
    /** Saves the reader's choice, at an event of its link, which then leads to the same place of the page. */
    choose: (event: { currentTarget: EventTarget | null }) => {
      usePreferences.setState({ language: code });
      carryAddress(event, true);
    },
  }));
}
