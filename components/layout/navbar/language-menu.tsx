'use client';

import { fill } from '@/lib/words/fill';
import { usePreferences } from '@/stores/preferences-store';
import { ChevronIcon, LanguageIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';
import { LazyMenu } from '../../ui/lazy-menu';
import { useLanguages } from './use-languages';

/**
 * Menu of the site's languages, where there is a choice. A page in another language than the reader chose last has a link
 * to it in that one beside the menu: nobody is sent there.
 */
export function LanguageMenu() {
  const words = useWords();
  const languages = useLanguages();
  const chosen = usePreferences((state) => state.language);
  const shown = languages.find(({ current }) => current);
  const wanted = languages.find(({ code, current }) => code === chosen && !current);
  if (!shown) return null;
  const items = languages.map(({ code, label, href, current, choose }) => ({
    label,
    href,
    current,
    lang: code,
    hrefLang: code,
    onSelect: choose,
  }));
  return (
    <>
      {wanted && (
        <a href={wanted.href} lang={wanted.code} hrefLang={wanted.code} onClick={wanted.choose}>
          {wanted.label}
        </a>
      )}
      <LazyMenu label={fill(words.layout.language, { name: shown.label })} items={items}>
        <LanguageIcon />
        {shown.label}
        <ChevronIcon />
      </LazyMenu>
    </>
  );
}
