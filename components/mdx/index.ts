import type { MDXComponents } from 'mdx/types';
import type { ComponentName } from '@/lib/mdx/components/components';
import type { TocEntry } from '@/lib/mdx/types';
import type { Words } from '@/lib/words/types';
import { Admonition, type AdmonitionProps } from './admonition/admonition';
import { Card, Cards } from './cards/cards';
import { DocCardList, type DocCardListProps } from './cards/doc-card-list';
import { CodeBlock, type CodeBlockProps } from './code-block/code-block';
import { Details, Steps } from './elements';
import { Term, type TermProps, Terms } from './glossary/terms';
import { Column, Columns, Hero } from './landing/landing';
import { Link } from './mdx-link';
import { Mermaid } from './mermaid/mermaid';
import { TabItem } from './tabs/tab-item';
import { Tabs } from './tabs/tabs';
import { TocInline, type TocInlineProps } from './toc-inline/toc-inline';

interface PageFacts extends Pick<DocCardListProps, 'cards' | 'around'> {
  toc: readonly TocEntry[];
  words: Words;
}

/** All components for authors without an import. Plain Markdown needs none: the pipeline makes elements of it. */
export function mdxComponents({ toc, cards, words, around }: PageFacts): MDXComponents {
  return {
    Admonition: (props: AdmonitionProps) => Admonition({ ...props, words: words.browser.admonitions }),
    Card,
    Cards,
    CodeBlock: (props: CodeBlockProps) => CodeBlock({ ...props, words: words.text }),
    Column,
    Columns,
    Details,
    DocCardList: (props: Pick<DocCardListProps, 'items'>) => DocCardList({ ...props, cards, around }),
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
