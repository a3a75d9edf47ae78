import type { MDXContent } from 'mdx/types';
import type { Original } from '@/lib/content/model/original';
import type { CardView } from '@/lib/content/views/cards';
import type { TocEntry } from '@/lib/mdx/types';
import { localeAt, originalText } from '@/lib/site/locales';
import type { Language } from '@/lib/words/types';
import { Still } from '../ui/still';
import { mdxComponents } from './index';

interface ProseProps {
  Content: MDXContent;
  language: Language;
  /** The original of an untranslated text. */
  original?: Original | null;
  /** Headings of the page, for a table of contents in the text. */
  toc?: readonly TocEntry[];
  /** Pages of the document's folder. */
  cards?: readonly CardView[];
  as?: 'div' | 'article';
  className?: string | undefined;
}

/** The text of a document, which is mostly static. */
export function Prose({ Content, language, original, toc = [], cards = [], as: Box = 'div', className }: ProseProps) {
  const names = ['prose', className].filter(Boolean).join(' ');
  const foreign = originalText(original);
  const { code, dir } = localeAt(`/${language.code}`);
  const around = original ? { lang: code, dir } : undefined;
  return (
    <Still as={Box} className={names} {...foreign}>
      <Content components={mdxComponents({ toc, cards, words: language.words, around })} />
    </Still>
  );
}
