import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cmsLockName } from '../../content/files/owned-content';
import { failWith } from '../sync-error';
import type { LockRow } from './lock-file';
import type { Tree } from './make-tree';
import type { Move } from './swap';
import { hashOfFile, timeOf } from './tree';

/**
 * Verifies the new files of a tree.
 * @throws SyncError if one is not as it was written
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

/** Files of the CMS that are no longer in a tree. */
export function goneFiles({ rows }: Pick<Tree, 'rows'>, owned: readonly string[]): string[] {
  const present = new Set(rows.map(({ path }) => path));
  return owned.filter((path) => !present.has(path));
}

/**
 * Moves of a swap, for changed files only. Deletions come first, because a new file may have the same name in other case, or
 * need the place as a folder.
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

/** Sets the times of files by their content. Clones and editors change them. */
export function restoreTimes(contentDir: string, rows: readonly LockRow[]): void {
  for (const { path, hash } of rows) {
    const file = join(contentDir, path);
    const time = timeOf(hash);
    if (statSync(file).mtimeMs !== time * 1000) utimesSync(file, time, time);
  }
}
