'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { assistantLinks } from '@/lib/site/assistants';
import { markdownAddress } from '@/lib/site/markdown-address';
import { ChevronIcon, CopyIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';
import { LazyMenu } from '../../ui/lazy-menu';
import { copyPageAsMarkdown } from '../copy';

/** Milliseconds for which the button shows its success. */
const duration = 2000;

async function onCopy({ currentTarget: button }: MouseEvent<HTMLElement>): Promise<void> {
  if (!(await copyPageAsMarkdown())) return;
  button.dataset['done'] = '';
  setTimeout(() => delete button.dataset['done'], duration);
}

/**
 * Passes the page to a language model: as Markdown in the clipboard, as a file, or opened in an assistant. It has no
 * properties, because they would be repeated in every payload of every page.
 */
export function CopyPage() {
  const { copy } = useWords();
  const markdown = markdownAddress(usePathname());
  const items = [
    { label: copy.markdown, href: markdown },
    ...assistantLinks(markdown, copy).map((link) => ({ ...link, target: '_blank', rel: 'noopener' })),
  ];
  return (
    <div className="copy-page">
      <button type="button" onClick={onCopy}>
        <CopyIcon />
        {copy.page}
      </button>
      <LazyMenu label={copy.more} items={items}>
        <ChevronIcon />
      </LazyMenu>
      <noscript>
        <a href={markdown}>{copy.markdown}</a>
      </noscript>
    </div>
  );
}
