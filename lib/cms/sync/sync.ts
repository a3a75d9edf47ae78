import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cmsLockName } from '../../content/files/owned-content';
import { dropEmptyFolders } from '../../node/drop-empty-folders';
import { acquireLock } from '../../node/lock';
import { attempt } from '../../report/attempt';
import { countOf } from '../../report/count-of';
import type { ManifestRow } from '../adapters/adapter';
import { failWith, printable, SyncError } from '../sync-error';
import { type CheckOptions, checkStage } from './check-staged';
import { entryProblem, type Problem } from './describe-problem';
import { type EntryStore, type Fetched, openEntryStore, type Progress } from './fetch-all';
import { withLastGood } from './last-good';
import { findSound } from './leave-out';
import { type LockRow, lockText, readLock } from './lock-file';
import { makeTree, type Tree } from './make-tree';
import { isSameCms, pathProblems, planSync } from './plan';
import { createIntactTest, readAll } from './read-all';
import { checkLosses, goneFiles, type LossOptions, movesOf, restoreTimes, verifyStage } from './stage';
import { finishSwap, swapAll } from './swap';
import { type ContentTree, hashOfFile, listTree, writeStaged } from './tree';

export interface SyncOptions extends CheckOptions, LossOptions {
  /** Folder for the new tree, on the same disk as the content. */
  workDir: string;
  /** Changes nothing if there are problems, instead of leaving entries out. */
  strict?: boolean;
  onProgress?: (progress: Progress) => void;
  /** Writes a file of the new tree; tests of full disks replace it. */
  write?: typeof writeStaged;
}

export type SyncResult = Awaited<ReturnType<typeof syncInLock>>;

function sameState(tree: Tree, last: readonly LockRow[], source: string, lastSource: string | undefined): boolean {
  return source === lastSource && tree.fresh.size === 0 && tree.rows.length === last.length;
}

function refuseLinks(links: readonly string[]): void {
  if (links.length === 0) return;
  const remedy = 'Put the files themselves there, or move the links elsewhere';
  failWith(
    'local',
    `Symbolic links lie in what the CMS owns, and are never followed. ${remedy}; nothing was changed:`,
    links,
  );
}

function cleanUp(workDir: string): void {
  for (const name of ['stage', 'check', 'old']) rmSync(join(workDir, name), { recursive: true, force: true });
}

/** What a sync knows before it writes. */
interface Read {
  content: ContentTree;
  lock: ReturnType<typeof readLock>;
  /** Rows of the last sync from this address. */
  last: readonly LockRow[];
  /** The same for this CMS under an earlier address; entries with problems keep their version. */
  lastGood: readonly LockRow[];
  fetched: Fetched;
  isIntact: (row: LockRow) => boolean;
}

/** The site for some rows, with its changes staged; without a folder of new files if none are needed. */
type Attempt = Awaited<ReturnType<typeof attemptTree>>;

function placeProblems({ adapter, owned }: SyncOptions, rows: readonly ManifestRow[], content: ContentTree) {
  return pathProblems(rows, owned, [...content.others, ...content.otherLinks]).map(([row, message]) =>
    entryProblem(adapter, row, { title: '', place: 'field path', message }),
  );
}

/** Makes and stages the tree for some rows, and runs all checks. @throws SyncError if too much would be deleted */
async function attemptTree(options: SyncOptions, read: Read, rows: readonly ManifestRow[]) {
  const { adapter, contentDir, workDir, write = writeStaged } = options;
  const { content, lock, last, lastGood, fetched, isIntact } = read;
  cleanUp(workDir);
  const misplaced = placeProblems(options, rows, content);
  const plan = planSync(rows, last, isIntact);
  const known = withLastGood(contentDir, plan.fetch, lastGood, fetched);
  const stage = join(workDir, 'stage');
  const making = { adapter, known, write: (path: string, bytes: Uint8Array | string) => write(stage, path, bytes) };
  const tree = makeTree(making, plan, new Set(misplaced.flatMap(({ key }) => key ?? [])));
  tree.problems.unshift(...misplaced);
  // Refused entries are not lost. Deletions are judged once everything is valid.
  const lost = tree.problems.length > 0 ? [] : checkLosses(options, tree, lock.rows, content.owned);
  if (tree.problems.length === 0 && sameState(tree, lock.rows, adapter.name, lock.source))
    return { tree, problems: [] as Problem[], lost };
  verifyStage(tree, stage);
  write(stage, cmsLockName, lockText(adapter.name, tree.rows));
  const found = await checkStage(options, { stage, check: join(workDir, 'check'), tree, content });
  return { tree, problems: [...tree.problems, ...found], lost, stage };
}

/** @throws SyncError with all problems */
function refuse(problems: readonly Problem[], strict: boolean): never {
  const count = countOf(problems.length, 'problem');
  failWith(
    'content',
    `The site would have ${count} ${strict ? 'with' : 'whatever is left out of'} what the CMS publishes; nothing was changed:`,
    problems.map(({ line }) => line),
  );
}

async function syncInLock(options: SyncOptions, entries: EntryStore) {
  const { adapter, contentDir, owned, workDir, strict = false } = options;
  finishSwap(workDir);
  cleanUp(workDir);
  await adapter.probe();
  const content = listTree(contentDir, owned);
  refuseLinks(content.ownedLinks);
  const lock = readLock(contentDir);
  const last = lock.source === adapter.name ? lock.rows : [];
  const refusedOf = (rows: readonly ManifestRow[]) =>
    new Set(placeProblems(options, rows, content).flatMap(({ key }) => key ?? []));
  const isIntact = createIntactTest(contentDir);
  const { manifest, fetched } = await readAll({ ...options, entries, isIntact }, last, refusedOf);
  if (manifest.length === 0 && lock.source !== adapter.name && !options.allowDeletions)
    throw new SyncError(
      'local',
      'The CMS publishes nothing; nothing was changed. Run with --allow-deletions if that is meant.',
    );
  const lastGood = isSameCms(manifest, lock.rows) ? lock.rows : last;
  const attempt = (rows: readonly ManifestRow[]) =>
    attemptTree(options, { content, lock, last, lastGood, fetched, isIntact }, rows);
  try {
    const sound = strict
      ? { attempt: await attempt(manifest), leftOut: [] }
      : await findSound<Attempt>({ manifest, last: lastGood, attempt });
    const { tree, problems, lost, stage } = sound.attempt;
    if (problems.length > 0) refuse(problems, strict);
    const written = [...tree.fresh].filter(([path, hash]) => hashOfFile(join(contentDir, path)) !== hash).length;
    const files = new Set(tree.rows.map(({ path }) => path)).size;
    const gone = goneFiles(tree, content.owned);
    if (stage !== undefined) swapAll(workDir, movesOf(options, tree, { stage, gone }));
    restoreTimes(contentDir, tree.rows);
    for (const path of gone) dropEmptyFolders(contentDir, path);
    // What differs from the CMS, and why, one line each.
    const leftOut = sound.leftOut.map(printable);
    return { written, removed: lost.length, unchanged: files - written, leftOut };
  } finally {
    if (!existsSync(join(workDir, 'swap.json'))) cleanUp(workDir);
  }
}

/** @param begun whether files may have been moved, according to the journal of the swap */
function localFailure(error: unknown, begun: boolean): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reasons: Readonly<Record<string, string>> = {
    ENOSPC: 'The disk is full.',
    EDQUOT: 'The disk quota is used up.',
    EACCES: 'A file or folder may not be written.',
    EROFS: 'The disk is read-only.',
    EXDEV: 'The content folder and .cms/ have to be on one disk.',
  };
  const reason = reasons[code];
  if (!reason || !(error instanceof Error)) throw error;
  const state = begun ? 'Some files are in place; the next run puts the others there.' : 'Nothing was changed.';
  throw new SyncError('local', `${reason} ${state} (${error.message})`);
}

/** Brings the folders of the CMS to its state, completely and checked, or not at all. @throws SyncError */
export async function syncContent(options: SyncOptions): Promise<SyncResult> {
  mkdirSync(options.workDir, { recursive: true });
  let release: (() => void) | undefined;
  let entries: ReturnType<typeof openEntryStore> | undefined;
  try {
    release = await acquireLock(syncLock(options.workDir));
    if (!release) throw new SyncError('local', 'Another sync of this project is running.');
    entries = openEntryStore(join(options.workDir, 'entries'));
    const result = await syncInLock(options, entries);
    writeFileSync(join(options.workDir, 'last-sync'), new Date().toISOString());
    return result;
  } catch (error) {
    if (error instanceof SyncError) throw error;
    return localFailure(error, existsSync(join(options.workDir, 'swap.json')));
  } finally {
    entries?.close();
    release?.();
  }
}

/** Lock for everything that syncs work in; see `acquireLock`. */
export function syncLock(workDir: string): string {
  return join(workDir, 'lock');
}

/** End of the last successful sync; undefined if there was none. */
export function lastSync(workDir: string): Date | undefined {
  return attempt(() => new Date(readFileSync(join(workDir, 'last-sync'), 'utf8')), undefined);
}
