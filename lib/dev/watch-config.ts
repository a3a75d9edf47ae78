import { join } from 'node:path';
import { watch } from 'chokidar';

/** Exit code of a development server that has to start again, because site.config.ts has changed: EX_TEMPFAIL of sysexits.h. */
export const startAgain = 75;

/** Waits for a change of the site configuration in a folder, one that its editor has finished writing. */
export function watchConfig(root: string): { changed: Promise<void>; stop: () => Promise<void> } {
  const watcher = watch(join(root, 'site.config.ts'), {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 200, pollInterval: 50 },
  });
  const changed = new Promise<void>((done) => {
    for (const event of ['add', 'change'] as const) watcher.on(event, () => done());
  });
  return { changed, stop: () => watcher.close() };
}
