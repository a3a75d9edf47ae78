import type { PageFacts } from './page-facts';

/** A page for machines. */
export interface MachinePage {
  /** Without the base path. */
  route: string;
  description: string;
  /** Whether search engines may list it. */
  listed: boolean;
  facts: PageFacts;
  /** Picture for link previews. */
  image: PreviewImage;
}

/** A picture with its full address. The size of drawn pictures is known. */
export interface PreviewImage {
  url: string;
  width?: number;
  height?: number;
}
