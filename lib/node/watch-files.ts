import { type BigIntStats, statSync } from 'node:fs';
import { type FSWatcher, watch } from 'chokidar';

/** Milliseconds after a change in which chokidar hides further changes of a file: 50, and a reserve for the clock. */
const silence = 75;

/** A text that differs for every state of a file, also for half-written ones; '' for no file. */
function stateOf(path: string): string {
  const stats: BigIntStats | undefined = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeNs}` : '';
}

/**
 * Reports every change of files and folders, and always their last state: if a program writes a file in two steps, a reader
 * that reacts to the first one may be too early, and chokidar does not report the second.
 * @param onChange gets chokidar's name of the event, and the path
 */
export function watchFiles(
  paths: string | readonly string[],
  onChange: (event: string, path: string) => void,
): FSWatcher {
  const timers = new Map<string, NodeJS.Timeout>();
  const watcher = watch([paths].flat(), { ignoreInitial: true });

  function tell(event: string, path: string): void {
    clearTimeout(timers.get(path));
    timers.delete(path);
    if (event === 'add' || event === 'change') {
      const told = stateOf(path);
      const look = () => {
        timers.delete(path);
        const now = stateOf(path);
        if (!watcher.closed && now !== '' && now !== told) tell('change', path);
      };
      timers.set(path, setTimeout(look, silence).unref());
    }
    onChange(event, path);
  }

  return watcher.on('all', tell);
}
