import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type FileKind, fileKind } from './kinds';

export interface ListedFile {
  path: string;
  kind: FileKind;
  /** True for a symbolic link that leads out of the content folder: it is named, never read. */
  outside: boolean;
}

function isOutside(contentDir: string, path: string): boolean {
  try {
    return !realpathSync(join(contentDir, path)).startsWith(realpathSync(contentDir) + sep);
  } catch {
    return true;
  }
}

/** Files of the content folder that the site or the check knows, in path order. */
export function listContentFiles(contentDir: string): ListedFile[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .flatMap((entry) => {
      const path = entry.replaceAll('\\', '/');
      const kind = fileKind(path);
      const stats = kind && lstatSync(join(contentDir, entry));
      if (!kind || !(stats?.isFile() || stats?.isSymbolicLink())) return [];
      return [{ path, kind, outside: stats.isSymbolicLink() && isOutside(contentDir, path) }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
