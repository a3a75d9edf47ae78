import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { acquireLock } from '../../lib/node/lock';
import { until } from '../../lib/node/until';

/**
 * Fills a folder, unless that has been done with the same sources. Of several processes one does it, and the others wait.
 * @param fingerprint of what the folder is made of
 */
export async function makeOnce(folder: string, fingerprint: string, make: () => Promise<void>): Promise<void> {
  const stamp = join(folder, '.made');
  const isMade = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
  const lock = resolve('.cache/locks', `make-${basename(folder)}`);
  const release = await until(() => acquireLock(lock), { every: 1000, gone: isMade });
  try {
    if (isMade()) return;
    await make();
    writeFileSync(stamp, fingerprint);
  } finally {
    release?.();
  }
}
