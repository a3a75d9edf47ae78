import type { VersionLink } from '@/lib/content/doc-view';
import { phrase } from '@/lib/search/words';
import { withBasePath } from '@/lib/urls';
import type { ShownLink } from '@/schema/site';
import { usePage } from '@/stores/page';
import { usePreferences } from '@/stores/preferences';
import { copyLink } from '../layout/copy-link';
import { copyPageAsMarkdown } from '../layout/copy-page';

/** Something the palette can do beside finding pages. */
export type PaletteAction = { label: string; keywords: string } & (
  | { href: string; external: boolean }
  | { run: () => void }
);

function versionActions(versions: readonly VersionLink[]): PaletteAction[] {
  const shown = usePage.getState().versions;
  const links = shown?.links ?? versions;
  return links.map(({ name, label, href }) => ({
    label: name === shown?.current ? `Docs version: ${label} (shown)` : `Docs version: ${label}`,
    keywords: 'release',
    href,
    external: false,
  }));
}

/** All actions on the page that is shown. */
export function paletteActions(versions: readonly VersionLink[], links: readonly ShownLink[]): PaletteAction[] {
  const dark = document.documentElement.dataset['theme'] === 'dark';
  return [
    {
      label: dark ? 'Switch to light mode' : 'Switch to dark mode',
      keywords: 'theme color colour',
      run: () => usePreferences.getState().setColorMode(dark ? 'light' : 'dark'),
    },
    { label: 'Copy link to this page', keywords: 'address url share', run: () => void copyLink(window.location.hash) },
    ...(document.querySelector('.copy-page')
      ? [{ label: 'Copy page as Markdown', keywords: 'text source assistant', run: () => void copyPageAsMarkdown() }]
      : []),
    ...links.flatMap((link): PaletteAction[] =>
      'href' in link ? [{ label: `Go to ${link.label}`, keywords: 'open', href: link.href, external: true }] : [],
    ),
    ...versionActions(versions),
    { label: 'Keyboard shortcuts', keywords: 'help keys', run: () => usePage.getState().setHelp(true) },
    { label: 'List of all pages', keywords: 'index sitemap', href: withBasePath('/all-pages'), external: false },
  ];
}

/** Actions whose words begin with all words of a query. */
export function findActions(actions: readonly PaletteAction[], query: string): PaletteAction[] {
  const typed = phrase(query).split(' ').filter(Boolean);
  return actions.filter(({ label, keywords }) => {
    const words = phrase(`${label} ${keywords}`).split(' ');
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}
