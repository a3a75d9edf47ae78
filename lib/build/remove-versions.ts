import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Removes every version of a package that an earlier build put below public/, and nothing else that lies there.
 * @param folder of one version, below public/: its name up to the first hyphen is that of the package
 */
export function removeVersions(root: string, folder: string): void {
  const parent = join(root, 'public', dirname(folder));
  const name = basename(folder).replace(/-.*$/, '-');
  const old = existsSync(parent) ? readdirSync(parent).filter((entry) => entry.startsWith(name)) : [];
  for (const entry of old) rmSync(join(parent, entry), { recursive: true, force: true });
}
