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
