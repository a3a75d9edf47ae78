import type { Words } from '@/lib/words/types';
import { Admonition } from '../../mdx/admonition/admonition';

/** Says that a page is in no list, menu or search: who found it may think that everybody does. */
export function UnlistedNotice({ words }: { words: Words }) {
  return (
    <Admonition type="info" title={words.blog.unlisted} words={words.browser.admonitions}>
      <p>{words.page.unlistedText}</p>
    </Admonition>
  );
}
