import type { Original } from '@/lib/content/model/original';
import { withBasePath } from '@/lib/site/urls';
import { fill } from '@/lib/words/fill';
import type { Words } from '@/lib/words/types';
import { Admonition } from '../../mdx/admonition/admonition';

/** Notice on an untranslated page, with a link to its original. */
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

/** Notice on a page that is in no list, menu or search, because readers may think that everybody can find it. */
export function UnlistedNotice({ words }: { words: Words }) {
  return (
    <Admonition type="info" title={words.blog.unlisted} words={words.browser.admonitions}>
      <p>{words.page.unlistedText}</p>
    </Admonition>
  );
}
