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

/** A folder of the site that comes along. */
export interface Root {
  kind: RootKind;
  /** From the folder of the site, with forward slashes; it may lie outside of it. */
  from: string;
  /** From the project that it moves into. */
  to: string;
  /** What `@site/` paths in documents call it. */
  alias: string;
  /** The docs it is of. */
  docs?: DocsPlugin;
  /** The further blog it is of. */
  blog?: LoadedPlugin;
  /** Names of files and folders that are others here. */
  renames?: ReadonlyMap<string, string> | undefined;
  /** Of a folder outside of the site: what its files call the folder of the site, such as `../website`. */
  site?: string;
  /** Whether a document of the folder is no page of the site: others may still include it. */
  isExcluded?(path: string): boolean;
}
