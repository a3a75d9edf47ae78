import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cmsLockName } from '../../content/files/owned-content';
import { failWith } from '../sync-error';
import { labelOf } from './describe-problem';
import type { LockRow } from './lock-file';
import type { Tree } from './make-tree';
import { rowKey } from './plan';
import type { Move } from './swap';
import { hashOfFile, timeOf } from './tree';

export interface LossOptions {
  contentDir: string;
  /** Allows that more than 30 % of the entries are deleted. */
  allowDeletions?: boolean;
  /** Replaces files in owned folders that no sync has written. */
  overwrite?: boolean;
}

const mostGone = 0.3;

const placeOf = ({ path, key = '' }: LockRow) => `${path}\n${key}`;

/** Files of owned folders that would be deleted or changed although no sync wrote them. Kept files are not touched. */
function unknownFiles(
  contentDir: string,
  next: Pick<Tree, 'rows' | 'keep'>,
  last: readonly LockRow[],
  present: readonly string[],
) {
  const known = new Map(last.map(({ path, hash }) => [path, hash]));
  const rows = new Map(next.rows.map((row) => [row.path, row]));
  const kept = new Set(next.keep.map(({ path }) => path));
  return present.flatMap((path) => {
    if (kept.has(path)) return [];
    const hash = hashOfFile(join(contentDir, path));
    const row = rows.get(path);
    if (hash === known.get(path) || hash === row?.hash) return [];
    return row
      ? [`${path} differs from ${labelOf(row, row.title)}, which is written to the same file`]
      : [`${path} is not in the CMS`];
  });
}

/** Returns the deleted rows. @throws SyncError if more than 30 % would be deleted, or work that is in no CMS */
export function checkLosses(
  { contentDir, allowDeletions, overwrite }: LossOptions,
  next: Pick<Tree, 'rows' | 'keep'>,
  last: readonly LockRow[],
  present: readonly string[],
): LockRow[] {
  const ids = new Set(next.rows.map(rowKey));
  const places = new Set(next.rows.map(placeOf));
  const gone = last.filter((row) => !ids.has(rowKey(row)) && !places.has(placeOf(row)));
  if (!allowDeletions && gone.length > last.length * mostGone)
    failWith(
      'local',
      `The CMS no longer publishes ${gone.length} of ${last.length} entries; nothing was changed. Run with --allow-deletions if that is meant:`,
      gone.map((row) => `${labelOf(row, row.title)} (${row.path})`),
    );
  const lost = overwrite ? [] : unknownFiles(contentDir, next, last, present);
  if (lost.length > 0)
    failWith(
      'local',
      'Files lie in what the CMS owns (content.cms in site.config.ts) that no sync wrote; nothing was changed. Load them with `npm run cms:import -- --overwrite`, move them away, or run with --overwrite, which replaces them:',
      lost,
    );
  return gone;
}

/** Verifies the new files of a tree. @throws SyncError if one is not as it was written */
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

/** Moves of a swap, of changed files. Deletions come first: a new file may need the place, or have the name in other case. */
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
