import 'server-only';
import { site } from '../../config/site';
import type { TocEntry } from '../../mdx/types';
import { createHeadingIds } from '../../site/slug';
import type { Page } from '../types';

interface TocKeys {
  hide_table_of_contents: boolean;
  toc_min_heading_level?: number | undefined;
  toc_max_heading_level?: number | undefined;
}

/** Headings in the table of contents of a document, which says more of it than the site does. */
export function shownHeadings(toc: readonly TocEntry[], frontMatter: TocKeys): TocEntry[] {
  const { minHeadingLevel, maxHeadingLevel } = site.tableOfContents;
  const { toc_min_heading_level: min = minHeadingLevel, toc_max_heading_level: max = maxHeadingLevel } = frontMatter;
  return frontMatter.hide_table_of_contents ? [] : toc.filter(({ depth }) => depth >= min && depth <= max);
}

/** Id of the heading above a text, by which links to it lead here as on GitHub; undefined where the text has that id too. */
export function headingId({ ownId, idText }: Pick<Page, 'ownId' | 'idText'>, headings: readonly TocEntry[]) {
  const id = ownId ?? (idText === undefined ? undefined : createHeadingIds().next(idText));
  return headings.some((heading) => heading.id === id) ? undefined : id;
}

/** The parts of a text that decide where the heading of its page comes from. */
interface HeadedText {
  /** The opening heading, which the page shows above the text. */
  heading?: string | undefined;
  hideTitle?: boolean;
}

/**
 * Whether a text contains its own main heading further down, so that the page shows no title above it. As in Docusaurus, it has
 * to be the first heading of a doc, above all thematic breaks, unless the title is hidden.
 */
export function hasOwnHeading({ heading, hideTitle = false }: HeadedText, headings: readonly TocEntry[]): boolean {
  if (heading !== undefined) return false;
  const [first] = headings;
  return (first?.depth === 1 && !first.belowBreak) || (hideTitle && headings.some(({ depth }) => depth === 1));
}
