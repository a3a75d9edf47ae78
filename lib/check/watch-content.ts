import { relative } from 'node:path';
import { watchFiles } from '../node/watch-files';
import { writeWhole } from '../node/write-whole';
import { type ContentCheckResult, contentCheckCache, createContentChecker } from './check-content';

/** What a check found, and what it was made for. */
export interface WatchResult extends ContentCheckResult {
  /** Files that changed since the check before, from the content folder; none at the start. */
  changed: readonly string[];
  /** Milliseconds from the first of these changes, or from the start. */
  ms: number;
}

export interface WatchOptions {
  contentDir: string;
  publicDir: string;
  /** File that receives the diagnostics as JSON, replaced atomically. */
  reportFile: string;
  onResult?: (result: WatchResult) => void;
}

/** Editors write a file in several steps, and a checkout changes hundreds: one check for all that come together, in milliseconds. */
const settle = 30;

/**
 * Checks the content now and after every change, and writes what it found. Facts of unchanged files are kept, so that
 * a check costs the changed file and the rules across files.
 * @returns stops watching
 */
export function watchContent(options: WatchOptions): () => Promise<void> {
  const { contentDir, publicDir, reportFile, onResult } = options;
  const checker = createContentChecker({ contentDir, publicDir, cacheDir: contentCheckCache });
  let last: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let changed = new Set<string>();
  let since = performance.now();

  async function check(): Promise<void> {
    const [files, start] = [changed, since];
    // What changes from here on belongs to the next check.
    changed = new Set();
    const result = await checker.check().catch((error: unknown) => {
      changed = new Set([...files, ...changed]);
      throw error;
    });
    const report = JSON.stringify(result.diagnostics);
    if (report !== last) {
      last = report;
      writeWhole(reportFile, report);
    }
    onResult?.({ ...result, changed: [...files], ms: performance.now() - start });
  }

  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(check).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        // A file went away between listing and reading; what there is now is what counts.
        schedule();
      });
    }, settle);
  };

  const watcher = watchFiles([contentDir, publicDir], (event, path) => {
    if (changed.size === 0) since = performance.now();
    if (!event.endsWith('Dir')) changed.add(relative(contentDir, path).replaceAll('\\', '/'));
    schedule();
  });
  // What changes before everything is watched would be told to nobody.
  watcher.once('ready', schedule);
  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await running;
  };
}
