import { join, posix } from 'node:path';
import { liesBelow } from '../../node/lies-below';
import { walkFiles } from '../../node/walk-files';
import { type FileKind, fileKind } from './kinds';

export interface ListedFile {
  path: string;
  kind: FileKind;
  /** True for a symbolic link that leads out of the content folder, and for what lies behind one: it is named, never read. */
  outside: boolean;
}

function isOutside(contentDir: string, path: string): boolean {
  try {
    return !liesBelow(contentDir, join(contentDir, path));
  } catch {
    return true;
  }
}

/** Files of the content folder that the site or the check knows, in path order. */
export function listContentFiles(contentDir: string): ListedFile[] {
  const folders = new Map<string, boolean>();
  const isFolderOutside = (path: string): boolean => {
    const folder = posix.dirname(path);
    if (folder === '.') return false;
    const known = folders.get(folder) ?? isOutside(contentDir, folder);
    folders.set(folder, known);
    return known;
  };
  return walkFiles(contentDir, { follow: () => true })
    .flatMap(({ path, isLink }) => {
      const kind = fileKind(path);
      if (!kind) return [];
      return [{ path, kind, outside: isFolderOutside(path) || (isLink && isOutside(contentDir, path)) }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
