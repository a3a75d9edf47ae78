import { join } from 'node:path';
import { watch } from 'chokidar';
import { ownSheet } from '../theme/write-theme';

/** Exit code of a development server that has to start again, because site.config.ts has changed: EX_TEMPFAIL of sysexits.h. */
export const startAgain = 75;

/**
 * Waits for a change of the site configuration in a folder, one that its editor has finished writing, or for site.css to come or
 * go: what is in it Next watches.
 */
export function watchConfig(root: string): { changed: Promise<void>; stop: () => Promise<void> } {
  const config = join(root, 'site.config.ts');
  const watcher = watch([config, join(root, ownSheet)], {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 200, pollInterval: 50 },
  });
  const changed = new Promise<void>((done) => {
    watcher.on('all', (event, path) => {
      if (path === config ? event !== 'unlink' : event !== 'change') done();
    });
  });
  return { changed, stop: () => watcher.close() };
}
