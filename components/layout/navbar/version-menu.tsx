'use client';

import { fill } from '@/lib/words/fill';
import { usePage } from '@/stores/page-store';
import { usePreferences } from '@/stores/preferences-store';
import { ChevronIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';
import { LazyMenu } from '../../ui/lazy-menu';
import { carryHash } from './carry-address';
import { useDocsVersions } from './docs-versions';

/**
 * Menu of the versions of the docs, if there are several. It leads to the same page, or to the main doc of a version
 * without it.
 */
export function VersionMenu() {
  const words = useWords();
  const { versions } = useDocsVersions();
  const page = usePage((state) => state.versions);
  const preferred = usePreferences((state) => state.docsVersion);
  const links = page?.links ?? versions;
  const current = links.find(({ name }) => name === (page?.current ?? preferred)) ?? links[0];
  if (!current || links.length < 2) return null;
  const items = links.map(({ name, label, href }) => ({
    label,
    href,
    current: name === current.name,
    onSelect: (event: Event) => {
      usePreferences.setState({ docsVersion: name });
      carryHash(event);
    },
  }));
  return (
    <LazyMenu label={fill(words.layout.docsVersion, { name: current.label })} items={items}>
      {current.label}
      <ChevronIcon />
    </LazyMenu>
  );
}
