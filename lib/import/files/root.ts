import type { DocsPlugin } from '../choose-plugins';
import type { LoadedPlugin } from '../load/load-site';

/** What a folder holds. */
export type RootKind =
  | 'docs'
  | 'versions'
  | 'sidebars'
  | 'blog'
  | 'posts'
  | 'pages'
  | 'components'
  | 'code'
  | 'static'
  | 'translations';

/** A folder of the site that is imported. */
export interface Root {
  kind: RootKind;
  /** From the folder of the site, with forward slashes; it may lie outside of it. */
  from: string;
  /** Path in the project. */
  to: string;
  /** The folder as `@site/` paths in documents name it. */
  alias: string;
  docs?: DocsPlugin;
  blog?: LoadedPlugin;
  /** Files and folders that are renamed. */
  renames?: ReadonlyMap<string, string> | undefined;
  /** For a folder outside of the site: the path by which its files name the folder of the site, such as `../website`. */
  site?: string;
  /** Whether a document of the folder is a partial that other documents include, and no page. */
  isExcluded?(path: string): boolean;
}
