import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Removes folders that became empty when a file was deleted.
 * @param path of the file, below the root
 */
export function dropEmptyFolders(root: string, path: string): void {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const full = join(root, folder);
    if (existsSync(full) && readdirSync(full).length > 0) return;
    if (existsSync(full)) rmdirSync(full);
  }
}
