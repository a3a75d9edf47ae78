import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import memoize from 'lodash-es/memoize.js';
import type { CmsAdapter, ManifestRow } from '../adapters/adapter';
import { failWith, SyncError } from '../sync-error';
import { entryLine } from './describe-problem';
import { type EntryStore, type Fetched, fetchAll, type Progress } from './fetch-all';
import type { LockRow } from './lock-file';
import { planSync, rowKey } from './plan';
import { hashOfFile } from './tree';

interface ReadOptions {
  adapter: CmsAdapter;
  isIntact: (row: LockRow) => boolean;
  onProgress?: (progress: Progress) => void;
  /** Where entries are kept that were fetched. */
  entries: EntryStore;
}

const maxRounds = 5;

/** Tells whether the file of a row is still as the sync wrote it. Each file is read once. */
export function createIntactTest(contentDir: string): (row: LockRow) => boolean {
  const hashNow = memoize((path: string) => hashOfFile(join(contentDir, path)));
  return ({ path, hash }) => hashNow(path) === hash;
}

/**
 * Reads one state of the CMS: everything that one manifest lists and no earlier sync wrote.
 * @param refusedOf keys of rows that are refused in any case, so that nothing has to be known of them
 * @throws SyncError where the CMS does not answer, never stands still, or keeps back what it lists
 */
export async function readAll(
  { adapter, isIntact, entries, onProgress = () => {} }: ReadOptions,
  last: readonly LockRow[],
  refusedOf: (manifest: readonly ManifestRow[]) => ReadonlySet<string>,
): Promise<{ manifest: ManifestRow[]; fetched: Fetched }> {
  const fetched: Fetched = { entries, media: new Map() };
  // While the CMS answers: it has been asked by the next turn.
  const readFiles = async () => {
    await nextTurn();
    last.forEach(isIntact);
  };
  let [manifest] = await Promise.all([adapter.manifest(), readFiles()]);
  let missing: ManifestRow[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const plan = planSync(manifest, last, isIntact);
    if (plan.fetch.length === 0) return { manifest, fetched };
    const refused = refusedOf(manifest);
    missing = (await fetchAll(adapter, plan.fetch, fetched, onProgress)).filter((row) => !refused.has(rowKey(row)));
    // Somebody may have published meanwhile: only what one manifest names is a state the site was ever to have.
    const again = await adapter.manifest();
    const isSame = JSON.stringify(again) === JSON.stringify(manifest);
    if (isSame && missing.length === 0) return { manifest, fetched };
    if (!isSame) missing = [];
    manifest = again;
  }
  if (missing.length > 0)
    failWith(
      'refused',
      `The CMS lists entries and, in ${maxRounds} attempts, did not hand them out as it lists them; nothing was changed:`,
      missing.map((row) =>
        entryLine(adapter, row, {
          title: '',
          place: '',
          message: `${row.path}${row.key === undefined ? '' : `, ${row.key},`} is missing in the answer, or has another path, key or date there`,
        }),
      ),
    );
  throw new SyncError(
    'down',
    `The content of the CMS changed during each of ${maxRounds} attempts to read it. Try again.`,
  );
}
