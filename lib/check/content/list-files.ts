import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type FileKind, fileKind } from './kinds';

export interface ListedFile {
  path: string;
  kind: FileKind;
  /** True for a symbolic link that leads out of the content folder, and for what lies behind one: it is named, never read. */
  outside: boolean;
}

function isOutside(contentDir: string, path: string): boolean {
  try {
    return !realpathSync(join(contentDir, path)).startsWith(realpathSync(contentDir) + sep);
  } catch {
    return true;
  }
}

/** Whether a symbolic link leads to a folder that does not hold the link itself. */
function leadsToFolder(contentDir: string, path: string): boolean {
  try {
    const target = realpathSync(join(contentDir, path));
    const from = realpathSync(join(contentDir, posix.dirname(path)));
    return statSync(target).isDirectory() && from !== target && !from.startsWith(target + sep);
  } catch {
    return false;
  }
}

/** Everything below a folder that is no folder, in any order. Links to folders are followed. */
function walk(contentDir: string, folder: string, found: { path: string; isLink: boolean }[]): void {
  for (const entry of readdirSync(join(contentDir, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const isLink = entry.isSymbolicLink();
    if (isLink ? leadsToFolder(contentDir, path) : entry.isDirectory()) walk(contentDir, path, found);
    if (isLink || entry.isFile()) found.push({ path, isLink });
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
  const found: { path: string; isLink: boolean }[] = [];
  walk(contentDir, '', found);
  return found
    .flatMap(({ path, isLink }) => {
      const kind = fileKind(path);
      if (!kind) return [];
      return [{ path, kind, outside: isFolderOutside(path) || (isLink && isOutside(contentDir, path)) }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
