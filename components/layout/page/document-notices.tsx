import type { Original } from '@/lib/content/model/original';
import { withBasePath } from '@/lib/site/urls';
import { fill } from '@/lib/words/fill';
import type { Words } from '@/lib/words/types';
import { Admonition } from '../../mdx/admonition/admonition';

/** Says that a page is not translated yet, and leads to its original. */
export function OriginalNotice({ original, words }: { original: Original; words: Words }) {
  const { untranslated, untranslatedText, readOriginal } = words.page;
  return (
    <Admonition type="info" title={untranslated} words={words.browser.admonitions}>
      <p>
        {fill(untranslatedText, { language: original.label })}{' '}
        <a href={withBasePath(original.route)} hrefLang={original.code}>
          {fill(readOriginal, { language: original.label })}
        </a>
      </p>
    </Admonition>
  );
}

/** Says that a page is in no list, menu or search: who found it may think that everybody does. */
export function UnlistedNotice({ words }: { words: Words }) {
  return (
    <Admonition type="info" title={words.blog.unlisted} words={words.browser.admonitions}>
      <p>{words.page.unlistedText}</p>
    </Admonition>
  );
}
