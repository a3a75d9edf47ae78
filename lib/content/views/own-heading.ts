import type { TocEntry } from '../../mdx/types';

/** A text, as far as it decides who heads its page. */
interface HeadedText {
  /** The heading it opens with, which the page takes from it. */
  heading?: string | undefined;
  hideTitle?: boolean;
}

/**
 * Whether a text brings a heading of its own further down, so that its title heads the page no more. Docusaurus asks the first
 * heading of a doc only; one whose title is hidden may have it anywhere.
 */
export function hasOwnHeading({ heading, hideTitle = false }: HeadedText, headings: readonly TocEntry[]): boolean {
  if (heading !== undefined) return false;
  return headings[0]?.depth === 1 || (hideTitle && headings.some(({ depth }) => depth === 1));
}
