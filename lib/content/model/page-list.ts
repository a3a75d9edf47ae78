import { withBase } from '../../site/urls';
import { documentsOf } from './documents';
import type { Edition } from './make-editions';

export interface ListedPage {
  /** Base path included. */
  href: string;
  title: string;
  /** The title is not translated. */
  original?: true;
}

/** Every page readers may find: docs of all versions, standalone pages and posts, without unlisted ones. */
export function listPages({ content, site: { basePath } }: Edition): ListedPage[] {
  return documentsOf(content)
    .filter((page) => !page.frontMatter.unlisted)
    .map(({ permalink, title, isOriginal }) => ({
      href: withBase(permalink, basePath),
      title,
      ...(isOriginal && { original: true }),
    }));
}
