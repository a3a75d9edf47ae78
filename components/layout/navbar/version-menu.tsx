'use client';

import { fill } from '@/lib/words/fill';
import { ChevronIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';
import { LazyMenu } from '../../ui/lazy-menu';
import { useVersionLinks } from './docs-versions';

/** Menu of the versions of the docs, if there are several. */
export function VersionMenu() {
  const words = useWords();
  const links = useVersionLinks();
  const shown = links.find(({ current }) => current);
  if (!shown) return null;
  const items = links.map(({ label, href, current, choose }) => ({ label, href, current, onSelect: choose }));
  return (
    <LazyMenu label={fill(words.layout.docsVersion, { name: shown.label })} items={items}>
      {shown.label}
      <ChevronIcon />
    </LazyMenu>
  );
}
