import { join } from 'node:path';
import { failWith } from '../sync-error';
import { labelOf } from './describe-problem';
import type { LockRow } from './lock-file';
import { rowKey } from './plan';
import { hashOfFile } from './tree';

interface LossOptions {
  contentDir: string;
  allowDeletions?: boolean;
  overwrite?: boolean;
}

/** Result of a sync: all rows, and those whose files stay. */
interface Next {
  rows: readonly LockRow[];
  keep: readonly LockRow[];
}

const mostGone = 0.3;

const placeOf = ({ path, key = '' }: LockRow) => `${path}\n${key}`;

/** Files of owned folders that would be deleted or changed although no sync wrote them. Kept files are not touched. */
function unknownFiles(contentDir: string, next: Next, last: readonly LockRow[], present: readonly string[]) {
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

/**
 * Protects against unintended deletions. Returns the deleted rows.
 * @param next rows after this sync
 * @param last rows of the last sync
 * @param present files in owned folders
 * @throws SyncError if more than 30 % would be deleted, or work that is in no CMS
 */
export function checkLosses(
  { contentDir, allowDeletions, overwrite }: LossOptions,
  next: Next,
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
