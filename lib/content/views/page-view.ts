import 'server-only';
import { mdxContextOf } from '../links/mdx-context';
import { editions } from '../model/edition';
import type { Edition } from '../model/make-editions';
import { originalOf } from '../model/original';
import type { Compile } from './compile-document';
import { hasOwnHeading, headingId, shownHeadings } from './shown-headings';

export type PageView = NonNullable<Awaited<ReturnType<typeof getPageView>>>;

/** View model of the standalone page at a route, or null where there is none. */
export async function getPageView(edition: Edition, route: string, compile: Compile) {
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
    headingId: headingId(page, toc),
    description: page.description,
    ...(head && { head }),
    permalink: page.permalink,
    keywords: frontMatter.keywords,
    unlisted: frontMatter.unlisted,
    className: frontMatter.wrapperClassName,
    /** Whether the text contains its own heading. */
    headed: hasOwnHeading({ heading: page.heading, hideTitle: true }, toc),
    /** Whether the page is as wide as the window and has its own heading: it has a hero, or is a single component of the site. */
    landing,
    /** Whether it is a single component, whose blocks reach from edge to edge. */
    whole: oneComponent,
    Content,
    anchors: toc,
    toc: landing ? [] : shownHeadings(toc, frontMatter),
  };
}
