import type { VersionLink } from '@/lib/content/views/doc-view';
import { phrase } from '@/lib/search/search-words';
import { inLanguage } from '@/lib/site/locales';
import { withBasePath } from '@/lib/site/urls';
import { fill } from '@/lib/words/fill';
import type { BrowserWords, Language } from '@/lib/words/types';
import type { ShownLink } from '@/schema/link';
import { usePage } from '@/stores/page-store';
import { usePreferences } from '@/stores/preferences-store';
import { copyLink, copyPageAsMarkdown } from '../layout/copy';

/** An action of the palette. */
export type PaletteAction = { label: string; keywords: string } & (
  | { href: string; external: boolean }
  | { run: () => void }
);

function versionActions(versions: readonly VersionLink[], { actions, layout }: BrowserWords): PaletteAction[] {
  const shown = usePage.getState().versions;
  const links = shown?.links ?? versions;
  // A single version is no choice.
  if (links.length < 2) return [];
  return links.map(({ name, label, href }) => ({
    label: fill(name === shown?.current ? actions.shownVersion : layout.docsVersion, { name: label }),
    keywords: actions.versionWords,
    href,
    external: false,
  }));
}

/** All actions on the current page. */
export function paletteActions(
  versions: readonly VersionLink[],
  links: readonly ShownLink[],
  { words, code, texts }: Language<BrowserWords>,
): PaletteAction[] {
  const { actions } = words;
  const dark = document.documentElement.dataset['theme'] === 'dark';
  return [
    {
      label: dark ? actions.light : actions.dark,
      keywords: actions.modeWords,
      run: () => usePreferences.setState({ colorMode: dark ? 'light' : 'dark' }),
    },
    { label: actions.copyLink, keywords: actions.copyLinkWords, run: () => void copyLink(window.location.hash) },
    ...(document.querySelector('.copy-page')
      ? [{ label: actions.copyPage, keywords: actions.copyPageWords, run: () => void copyPageAsMarkdown() }]
      : []),
    ...links
      .filter((link) => 'href' in link)
      .map(({ label, href }) => ({
        label: fill(actions.goTo, { name: texts?.[label] ?? label }),
        keywords: actions.goToWords,
        href,
        external: true,
      })),
    ...versionActions(versions, words),
    { label: words.shortcuts.title, keywords: actions.shortcutsWords, run: () => usePage.setState({ help: true }) },
    {
      label: words.search.list,
      keywords: actions.listWords,
      href: withBasePath(inLanguage('/all-pages', code)),
      external: false,
    },
  ];
}

/** Actions with a word for each word of the query that begins with it. */
export function findActions(actions: readonly PaletteAction[], query: string): PaletteAction[] {
  const typed = phrase(query).split(' ').filter(Boolean);
  return actions.filter(({ label, keywords }) => {
    const words = phrase(`${label} ${keywords}`).split(' ');
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}
