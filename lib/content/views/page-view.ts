import 'server-only';
import type { MDXContent } from 'mdx/types';
import type { TocEntry } from '../../mdx/types';
import { mdxContextOf } from '../links/mdx-context';
import { editions } from '../model/edition';
import type { Edition } from '../model/make-editions';
import { type Original, originalOf } from '../model/original';
import type { HeadingPart, PageFrame } from '../types';
import type { Compile } from './compile-document';
import { hasOwnHeading, shownHeadings } from './shown-headings';

export interface PageView extends PageFrame {
  source: string;
  original: Original | null;
  heading: HeadingPart[];
  className: string | undefined;
  /** Whether the text contains its own heading. */
  headed: boolean;
  /** Whether the page is as wide as the window and has its own heading: it has a hero, or is a single component of the site. */
  landing: boolean;
  /** Whether it is a single component, whose blocks reach from edge to edge. */
  whole: boolean;
  Content: MDXContent;
  anchors: TocEntry[];
  toc: TocEntry[];
}

/** View model of the standalone page at a route, or null where there is none. */
export async function getPageView(edition: Edition, route: string, compile: Compile): Promise<PageView | null> {
  const page = edition.content.pages.find(({ permalink }) => permalink === route);
  if (!page) return null;
  const { frontMatter } = page;
  const { Content, toc, head, components, oneComponent } = await compile(
    { ...page, format: frontMatter.format },
    mdxContextOf(edition, page),
  );
  const landing = oneComponent || components.includes('Hero');
  return {
    source: page.file ?? page.path,
    original: originalOf(edition, page, editions()[0]),
    title: page.title,
    heading: page.headingParts ?? [page.heading ?? page.title],
    description: page.description,
    ...(head && { head }),
    permalink: page.permalink,
    keywords: frontMatter.keywords,
    unlisted: frontMatter.unlisted,
    className: frontMatter.wrapperClassName,
    headed: hasOwnHeading({ heading: page.heading, hideTitle: true }, toc),
    landing,
    whole: oneComponent,
    Content,
    anchors: toc,
    toc: landing ? [] : shownHeadings(toc, frontMatter),
  };
}
