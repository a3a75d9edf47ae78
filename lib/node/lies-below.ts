import { realpathSync } from 'node:fs';
import { sep } from 'node:path';

/**
 * Whether a file or folder is below a folder, after resolving symbolic links.
 * @throws Error if one of them is missing
 */
export function liesBelow(folder: string, path: string): boolean {
  return realpathSync(path).startsWith(realpathSync(folder) + sep);
}
