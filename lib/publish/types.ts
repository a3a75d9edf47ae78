import type { PageFacts } from './page-facts';

/** A page as machines see it. */
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

/** A picture with its full address. The size is known for those drawn here. */
export interface PreviewImage {
  url: string;
  width?: number;
  height?: number;
}
