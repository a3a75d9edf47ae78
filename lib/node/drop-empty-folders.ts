import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Removes the folders that became empty with a deleted file.
 * @param path of the file, below the root
 */
export function dropEmptyFolders(root: string, path: string): void {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const full = join(root, folder);
    if (existsSync(full) && readdirSync(full).length > 0) return;
    if (existsSync(full)) rmdirSync(full);
  }
}
