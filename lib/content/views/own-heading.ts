import type { TocEntry } from '../../mdx/types';

/** The parts of a text that decide where the heading of its page comes from. */
interface HeadedText {
  /** The opening heading, which the page shows above the text. */
  heading?: string | undefined;
  hideTitle?: boolean;
}

/**
 * Whether a text contains its own main heading further down, so that the page shows no title above it. As in Docusaurus, it has
 * to be the first heading of a doc, unless the title is hidden.
 */
export function hasOwnHeading({ heading, hideTitle = false }: HeadedText, headings: readonly TocEntry[]): boolean {
  if (heading !== undefined) return false;
  return headings[0]?.depth === 1 || (hideTitle && headings.some(({ depth }) => depth === 1));
}
