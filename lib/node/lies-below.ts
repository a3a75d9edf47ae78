import { realpathSync } from 'node:fs';
import { sep } from 'node:path';

/**
 * Whether a file or folder really lies below a folder, wherever symbolic links lead.
 * @throws Error where one of them is not there
 */
export function liesBelow(folder: string, path: string): boolean {
  return realpathSync(path).startsWith(realpathSync(folder) + sep);
}
