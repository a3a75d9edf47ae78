'use client';

import { lazy, Suspense, useEffect } from 'react';
import { matchShortcut, type Shortcut } from '@/lib/site/shortcuts';
import { usePage } from '@/stores/page-store';
import { usePreferences } from '@/stores/preferences-store';
import { setSearchOpen } from '@/stores/search-store';
import { CrashGuard } from '../ui/crash-guard';
import { currentSection } from '../ui/current-section';
import { useOwn } from '../ui/language';
import { copyLink } from './copy';
import { useDocsVersions } from './navbar/docs-versions';

const HelpDialog = lazy(() => import('./help-dialog').then(({ HelpDialog }) => ({ default: HelpDialog })));

/** Milliseconds for the second key of a sequence. */
const sequenceTime = 1500;

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  return (
    event.isComposing ||
    target?.isContentEditable === true ||
    !!target?.closest('input, textarea, select, [role="dialog"], dialog, [role="menu"]')
  );
}

async function copySectionLink() {
  const ids = [...document.querySelectorAll('main :is(h2, h3, h4, dt)[id]')].map(({ id }) => id);
  const section = currentSection(ids);
  await copyLink(section ? `#${section}` : '');
}

function follow(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
}

function open(href: string) {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Shortcuts of single keys, but not while typing, with modifier keys, or if they are switched off (WCAG 2.1.4). */
export function Shortcuts({ blogRoute }: { blogRoute: string | null }) {
  const { docsHref, versions } = useDocsVersions();
  const { href } = useOwn();
  const homeHref = href('/');
  const blogHref = blogRoute && href(blogRoute);
  const help = usePage((state) => state.help);

  useEffect(() => {
    let before: { key: string; time: number } | null = null;
    const actions: Record<Shortcut['action'], () => void> = {
      search: () => setSearchOpen(true),
      home: () => open(homeHref),
      docs: () => versions.length > 0 && open(docsHref),
      blog: () => blogHref && open(blogHref),
      previous: () => follow('a[rel="prev"]'),
      next: () => follow('a[rel="next"]'),
      theme: () => follow('.color-mode-switch'),
      copyLink: () => void copySectionLink(),
      help: () => usePage.setState({ help: true }),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Keyboards with brackets behind AltGr report AltGr as Ctrl and Alt on some systems.
      const held = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
      if (held || event.defaultPrevented || isTyping(event) || !usePreferences.getState().shortcuts) return;
      const recent = before && event.timeStamp - before.time < sequenceTime ? before.key : null;
      const found = matchShortcut(event.key, recent);
      before = found === 'pending' ? { key: event.key, time: event.timeStamp } : null;
      if (found === null || found === 'pending') return;
      event.preventDefault();
      actions[found.action]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [versions.length, docsHref, homeHref, blogHref]);

  if (!help) return null;
  const absent = [...(versions.length > 0 ? [] : ['docs' as const]), ...(blogHref ? [] : ['blog' as const])];
  return (
    <CrashGuard what="shortcutsCrashed" floating>
      <Suspense>
        <HelpDialog absent={absent} onClose={() => usePage.setState({ help: false })} />
      </Suspense>
    </CrashGuard>
  );
}
