import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cmsLockName } from '../../content/files/untrusted-files';
import { failWith } from '../sync-error';
import type { LockRow } from './lock-file';
import type { Tree } from './make-tree';
import type { Move } from './swap';
import { hashOfFile, timeOf } from './tree';

/**
 * Reads back the new files of a tree.
 * @throws SyncError where one is not there as it was written
 */
export function verifyStage({ fresh }: Pick<Tree, 'fresh'>, stage: string): void {
  const spoiled = [...fresh].filter(([path, hash]) => hashOfFile(join(stage, path)) !== hash);
  if (spoiled.length > 0)
    failWith(
      'local',
      'Files are not on the disk as they were written; nothing was changed. Check the disk, and try again:',
      spoiled.map(([path]) => path),
    );
}

/** Files the CMS owns that are in a tree no more. */
export function goneFiles({ rows }: Pick<Tree, 'rows'>, owned: readonly string[]): string[] {
  const present = new Set(rows.map(({ path }) => path));
  return owned.filter((path) => !present.has(path));
}

/**
 * What a swap has to move, file by file: what stays is not touched. What goes comes first, because a new file may have its
 * name in other letters, or lie where it was.
 */
export function movesOf(
  { contentDir, workDir }: { contentDir: string; workDir: string },
  { fresh }: Pick<Tree, 'fresh'>,
  { stage, gone }: { stage: string; gone: readonly string[] },
): Move[] {
  const move = (path: string): Move => ({ target: join(contentDir, path), old: join(workDir, 'old', path) });
  return [
    ...gone.filter((path) => existsSync(join(contentDir, path))).map(move),
    ...[...fresh.keys(), cmsLockName].map((path) => ({ ...move(path), fresh: join(stage, path) })),
  ];
}

/** Gives the files of rows the times of what they hold, which a clone or an editor changes. */
export function restoreTimes(contentDir: string, rows: readonly LockRow[]): void {
  for (const { path, hash } of rows) {
    const file = join(contentDir, path);
    const time = timeOf(hash);
    if (statSync(file).mtimeMs !== time * 1000) utimesSync(file, time, time);
  }
}
