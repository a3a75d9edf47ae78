import { join, posix } from 'node:path';
import memoize from 'lodash-es/memoize.js';
import { isHidden } from '../../mdx/excluded-path';
import { liesBelow } from '../../node/lies-below';
import { walkFiles } from '../../node/walk-files';
import { type FileKind, fileKind } from './kinds';

export interface ListedFile {
  path: string;
  kind: FileKind;
  /** Whether it is a symbolic link that leads out of the content folder, or lies behind one: it is reported, never read. */
  outside: boolean;
}

function isOutside(contentDir: string, path: string): boolean {
  try {
    return !liesBelow(contentDir, join(contentDir, path));
  } catch {
    return true;
  }
}

/** Files of the content folder that site or check know, in path order. */
export function listContentFiles(contentDir: string): ListedFile[] {
  const isFolderOutside = memoize((folder: string) => folder !== '.' && isOutside(contentDir, folder));
  return walkFiles(contentDir, { skip: isHidden, follow: () => true })
    .flatMap(({ path, isLink }) => {
      const kind = fileKind(path);
      if (!kind) return [];
      return [{ path, kind, outside: isFolderOutside(posix.dirname(path)) || (isLink && isOutside(contentDir, path)) }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
