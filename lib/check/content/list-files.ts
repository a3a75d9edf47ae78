import { readdirSync, realpathSync } from 'node:fs';
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
  const entries = readdirSync(contentDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name).slice(join(contentDir, '/').length).replaceAll('\\', '/');
      const kind = fileKind(path);
      return kind ? [{ path, kind, outside: entry.isSymbolicLink() && isOutside(contentDir, path) }] : [];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
