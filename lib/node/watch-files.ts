import { type BigIntStats, statSync } from 'node:fs';
import { type FSWatcher, watch } from 'chokidar';

/** For so many milliseconds after a change of a file chokidar keeps further ones to itself: 50, and some for the clock. */
const silence = 75;

/** Differs for every state of a file, one half-written too; '' where there is none. */
function stateOf(path: string): string {
  const stats: BigIntStats | undefined = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeNs}` : '';
}

/**
 * Tells of every change of files and folders from now on, and in the end of their last state: a program that writes a
 * file in two steps may be overtaken by a reader that hears of the first one, and chokidar does not tell of the second.
 * @param onChange takes chokidar's name of the event, and the path
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
