import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { watch } from 'chokidar';
import { contentCheckCache, createContentChecker } from './content-check';

export interface WatchOptions {
  contentDir: string;
  publicDir: string;
  /** File that receives the diagnostics as JSON, replaced atomically. */
  reportFile: string;
}

/**
 * Checks the content now and after every change, and writes what it found. Facts of unchanged files are kept, so that
 * a check costs the changed file and the rules across files.
 * @returns stops watching
 */
export function watchContent({ contentDir, publicDir, reportFile }: WatchOptions): () => Promise<void> {
  const checker = createContentChecker({ contentDir, publicDir, cacheDir: contentCheckCache });
  let last: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function check(): Promise<void> {
    const { diagnostics } = await checker.check();
    const report = JSON.stringify(diagnostics);
    if (report === last) return;
    last = report;
    mkdirSync(dirname(reportFile), { recursive: true });
    writeFileSync(`${reportFile}.tmp`, report);
    renameSync(`${reportFile}.tmp`, reportFile);
  }

  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(check).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        // A file went away between listing and reading; what there is now is what counts.
        schedule();
      });
    }, 50);
  };

  const watcher = watch([contentDir, publicDir], { ignoreInitial: true }).on('all', schedule);
  schedule();
  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await running;
  };
}
