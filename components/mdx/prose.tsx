import type { MDXContent } from 'mdx/types';
import type { Original } from '@/lib/content/model/original';
import type { CardView } from '@/lib/content/views/cards';
import { staticMarkup } from '@/lib/mdx/static-markup';
import type { TocEntry } from '@/lib/mdx/types';
import { localeAt, originalText } from '@/lib/site/locales';
import type { Language } from '@/lib/words/types';
import { mdxComponents } from './index';

interface ProseProps {
  Content: MDXContent;
  language: Language;
  /** What the text is where it is not in that language. */
  original?: Original | null;
  /** Headings of the page, for a table of contents within its text. */
  toc?: readonly TocEntry[];
  /** Pages of the folder the document stands for. */
  cards?: readonly CardView[];
  as?: 'div' | 'article';
  className?: string | undefined;
}

/** The text of a document: one string wherever nothing in it needs the browser, which is most often all of it. */
export function Prose({ Content, language, original, toc = [], cards = [], as: Box = 'div', className }: ProseProps) {
  const names = ['prose', className].filter(Boolean).join(' ');
  const foreign = originalText(original);
  const { code, dir } = localeAt(`/${language.code}`);
  const around = original ? { lang: code, dir } : undefined;
  const text = <Content components={mdxComponents({ toc, cards, words: language.words, around })} />;
  // In development a save replaces the paragraph it is about: what its author has opened in the others stays open.
  const made = process.env.NODE_ENV === 'production' ? staticMarkup(text) : { children: text };
  if ('children' in made)
    return (
      <Box className={names} {...foreign}>
        {made.children}
      </Box>
    );
  // lib/publish/page-data.ts finds it by its mark.
  return <Box className={names} {...foreign} data-text="" dangerouslySetInnerHTML={{ __html: made.html }} />;
}
