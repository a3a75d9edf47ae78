'use client';

import { type CSSProperties, createContext, type ReactNode, useContext, useMemo } from 'react';
import { inLanguage } from '@/lib/site/locales';
import { withBasePath } from '@/lib/site/urls';
import type { BrowserWords, Language } from '@/lib/words/types';

const Context = createContext<Language<BrowserWords> | null>(null);

/** Provides the language of the page. */
export function LanguageProvider({ language, children }: { language: Language<BrowserWords>; children: ReactNode }) {
  return <Context value={language}>{children}</Context>;
}

/**
 * The body of a page, which provides the language. Each language is a separate script (lib/words/write-words.ts). The style
 * sheets' text for links to new tabs is a word too.
 */
export function LanguageBody({ language, children }: { language: Language<BrowserWords>; children: ReactNode }) {
  const style = { '--new-tab': JSON.stringify(` ${language.words.layout.newTab}`) } as CSSProperties;
  return (
    <body style={style}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </body>
  );
}

/** The language of the page with the words that browsers need. @throws Error outside of a page */
export function useLanguage(): Language<BrowserWords> {
  const language = useContext(Context);
  if (!language) throw new Error('A component of the interface stands outside of a page.');
  return language;
}

/** Texts of the configuration in the language of the page, and its routes as addresses. */
export function useOwn(): { text: (written: string) => string; href: (route: string) => string } {
  const { code, texts } = useLanguage();
  return useMemo(
    () => ({ text: (written) => texts?.[written] ?? written, href: (route) => withBasePath(inLanguage(route, code)) }),
    [code, texts],
  );
}

/** The words of the page's language. */
export function useWords(): BrowserWords {
  return useLanguage().words;
}
