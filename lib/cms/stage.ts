import { existsSync, mkdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isInTranslations } from '../content/owned-content';
import { cmsLockName } from '../content/untrusted-files';
import type { LockRow } from './lock-file';
import type { Tree } from './make-tree';
import type { Move } from './swap';
import { failWith } from './sync-error';
import { type ContentTree, hashOfFile, linkInto, listTree, timeOf } from './tree';

interface StageOptions {
  contentDir: string;
  workDir: string;
  owned: readonly string[];
}

/**
 * Puts the files that stay beside the new ones of a tree, which lie in a folder of its own, and reads all of it back.
 * @throws SyncError where a file is not there as it was written
 */
export function stageTree({ contentDir }: StageOptions, tree: Tree, stage: string): void {
  mkdirSync(stage, { recursive: true });
  for (const { path, hash } of tree.keep) {
    if (existsSync(join(stage, path))) continue;
    linkInto(contentDir, stage, path);
    utimesSync(join(stage, path), timeOf(hash), timeOf(hash));
  }
  const hashes = new Map(tree.rows.map(({ path, hash }) => [path, hash]));
  const spoiled = [...hashes].filter(([path, hash]) => hashOfFile(join(stage, path)) !== hash);
  if (spoiled.length > 0)
    failWith(
      'local',
      'Files are not on the disk as they were written; nothing was changed. Check the disk, and try again:',
      spoiled.map(([path]) => path),
    );
}

/**
 * What a swap of the owned files and folders has to move. Translations move one by one: files of the site's own lie in
 * the same folders.
 * @param before what lies in the content folder
 */
export function movesOf(
  { contentDir, owned, workDir }: StageOptions,
  stage: string,
  before: Pick<ContentTree, 'owned'>,
): Move[] {
  const gone = before.owned.filter((path) => isInTranslations(path) && !existsSync(join(stage, path)));
  const translated = listTree(stage, []).others.filter(isInTranslations);
  return [...gone, ...translated, ...owned, cmsLockName].flatMap((name): Move[] => {
    const fresh = join(stage, name);
    const target = join(contentDir, name);
    const move = { target, old: join(workDir, 'old', name) };
    if (existsSync(fresh)) return [{ ...move, fresh }];
    return existsSync(target) ? [move] : [];
  });
}

/** Brings back the times a clone lost. */
export function restoreTimes(contentDir: string, rows: readonly LockRow[]): void {
  for (const { path, hash } of rows) {
    const file = join(contentDir, path);
    const time = timeOf(hash);
    if (statSync(file).mtimeMs !== time * 1000) utimesSync(file, time, time);
  }
}
