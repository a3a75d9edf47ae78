import type { MDXComponents } from 'mdx/types';
import type { CardView } from '@/lib/content/views/cards';
import type { ComponentName } from '@/lib/mdx/components/components';
import type { TocEntry } from '@/lib/mdx/types';
import type { Words } from '@/lib/words/types';
import { Admonition, type AdmonitionProps } from './admonition/admonition';
import { Card, Cards } from './cards/cards';
import { type CardItem, DocCardList } from './cards/doc-card-list';
import { CodeBlock, type CodeBlockProps } from './code-block/code-block';
import { Details, Steps } from './elements';
import { Term, type TermProps, Terms } from './glossary/terms';
import { Column, Columns, Hero } from './landing/landing';
import { Link } from './mdx-link';
import { Mermaid } from './mermaid/mermaid';
import { TabItem } from './tabs/tab-item';
import { Tabs } from './tabs/tabs';
import { TocInline, type TocInlineProps } from './toc-inline/toc-inline';

interface PageFacts {
  toc: readonly TocEntry[];
  /** Pages of the folder the document stands for. */
  cards: readonly CardView[];
  words: Words;
  /** What an element says of names in the language of the page, where the text is in another one. */
  around?: { lang: string; dir: string } | undefined;
}

/** Everything an author can use without an import, in the form of React components. Plain Markdown needs none: it leaves the pipeline as finished elements. */
export function mdxComponents({ toc, cards, words, around }: PageFacts): MDXComponents {
  return {
    Admonition: (props: AdmonitionProps) => Admonition({ ...props, words: words.browser.admonitions }),
    Card,
    Cards,
    CodeBlock: (props: CodeBlockProps) => CodeBlock({ ...props, words: words.text }),
    Column,
    Columns,
    Details,
    DocCardList: (props: { items?: readonly CardItem[] }) => DocCardList({ ...props, cards, around }),
    Hero,
    Link,
    Mermaid: (props: { chart?: string }) => Mermaid({ ...props, words: words.text }),
    Steps,
    TabItem,
    Tabs,
    Term: (props: TermProps) => Term({ ...props, words: words.text }),
    Terms,
    TOCInline: (props: Omit<TocInlineProps, 'entries'>) => TocInline({ ...props, entries: toc }),
  } satisfies MDXComponents & Record<ComponentName, unknown>;
}
