import 'server-only';
import { site } from '../../config/site';
import type { TocEntry } from '../../mdx/types';

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
