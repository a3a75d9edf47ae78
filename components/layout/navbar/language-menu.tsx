'use client';

import { fill } from '@/lib/words/fill';
import { usePreferences } from '@/stores/preferences-store';
import { ChevronIcon, LanguageIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';
import { LazyMenu } from '../../ui/lazy-menu';
import { useLanguages } from './use-languages';

/**
 * Menu of the languages, if there are several. If the page is not in the language that the reader has chosen last, a link
 * to that language is beside the menu. There is no automatic redirect.
 */
export function LanguageMenu() {
  const words = useWords();
  const languages = useLanguages();
  const chosen = usePreferences((state) => state.language);
  const shown = languages.find(({ current }) => current);
  const wanted = languages.find(({ code, current }) => code === chosen && !current);
  if (!shown) return null;
  const items = languages.map(({ code, choose, ...link }) => ({
    ...link,
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
