import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schema/site';
import { acquireLock, lockAddress } from '../build/lock';
import type { CmsAdapter, ManifestRow } from './adapter';
import { checkStage } from './check-stage';
import { type Fetched, fetchAll, type Progress } from './fetch-all';
import { type LockRow, lockFileName, lockText, readLock } from './lock-file';
import { checkLosses } from './losses';
import { mediaProblem } from './media-problem';
import { type Plan, pathProblems, planSync, rowKey } from './plan';
import { entryProblems, renderFiles } from './render';
import { entryLine } from './report';
import { finishSwap, type Move, swapAll } from './swap';
import { failWith, SyncError } from './sync-error';
import { hashOf, hashOfFile, linkInto, listTree, timeOf, writeStaged } from './tree';

export interface SyncOptions {
  adapter: CmsAdapter;
  contentDir: string;
  publicDir: string;
  /** Where the new tree is made; on the same disk as the content. */
  workDir: string;
  /** Folders and files below the content folder that the CMS owns. */
  owned: readonly string[];
  site: SiteConfig;
  /** Lets more than 30 % of the entries go. */
  allowDeletions?: boolean;
  /** Replaces files in owned folders that no sync wrote. */
  overwrite?: boolean;
  onProgress?: (progress: Progress) => void;
  /** Writes a file of the new tree; another one for tests of full disks. */
  write?: typeof writeStaged;
}

/** What a sync did. */
export interface SyncResult {
  /** Files with other bytes than before. */
  written: number;
  /** Entries that are gone. */
  removed: number;
  /** Files that stay as they were. */
  unchanged: number;
}

const maxRounds = 5;

interface Tree {
  rows: LockRow[];
  /** Path → bytes of what is new. */
  fresh: Map<string, Uint8Array | string>;
  plan: Plan;
}

function checkManifest(
  { adapter, owned }: SyncOptions,
  manifest: readonly ManifestRow[],
  foreign: readonly string[],
): void {
  const lines = pathProblems(manifest, owned, foreign).map(([row, message]) =>
    entryLine(adapter, row, { title: '', place: 'field path', message }),
  );
  if (lines.length > 0) failWith('content', 'The CMS has entries that cannot be files of this site:', lines);
}

async function readAll(options: SyncOptions, last: readonly LockRow[], others: readonly string[]) {
  const { adapter, contentDir } = options;
  const hashes = new Map<string, string | undefined>();
  const intact = ({ path, hash }: LockRow) => {
    if (!hashes.has(path)) hashes.set(path, hashOfFile(join(contentDir, path)));
    return hashes.get(path) === hash;
  };
  const fetched: Fetched = { entries: new Map(), media: new Map() };
  let manifest = await adapter.manifest();
  for (let round = 0; round < maxRounds; round++) {
    checkManifest(options, manifest, others);
    const plan = planSync(manifest, last, intact);
    if (plan.fetch.length === 0) return { manifest, plan, fetched };
    await fetchAll(adapter, plan.fetch, fetched, options.onProgress ?? (() => {}));
    // Somebody may have published meanwhile: only what one manifest names is a state the site was ever to have.
    const again = await adapter.manifest();
    if (JSON.stringify(again) === JSON.stringify(manifest)) return { manifest, plan, fetched };
    manifest = again;
  }
  throw new SyncError(
    'down',
    `The content of the CMS changed during each of ${maxRounds} attempts to read it. Try again.`,
  );
}

function makeTree({ adapter }: SyncOptions, plan: Plan, fetched: Fetched): Tree {
  const entries = plan.fetch.flatMap((row) => fetched.entries.get(rowKey(row)) ?? []);
  const lines = entries
    .flatMap(entryProblems)
    .map(({ entry, place, message }) => entryLine(adapter, entry, { title: entry.title, place, message }));
  const rows = [...plan.keep];
  const fresh: Tree['fresh'] = new Map();
  for (const row of plan.fetch.filter(({ kind }) => kind === 'media')) {
    const { bytes } = fetched.media.get(rowKey(row)) ?? {};
    const wrong = bytes ? mediaProblem(row.path, bytes) : 'is listed, but its file is gone; upload it again';
    if (wrong) lines.push(entryLine(adapter, row, { title: row.path, place: 'file', message: wrong }));
    if (!bytes || wrong) continue;
    fresh.set(row.path, bytes);
    rows.push({ ...row, title: row.path, hash: hashOf(bytes) });
  }
  if (lines.length > 0) failWith('content', 'The CMS has content this site does not take:', lines);
  for (const { path, text, entries: sharing } of renderFiles(entries)) {
    fresh.set(path, text);
    for (const { kind, id, updatedAt, key, title } of sharing)
      rows.push({ kind, id, updatedAt, path, ...(key !== undefined && { key }), title, hash: hashOf(text) });
  }
  return { rows, fresh, plan };
}

function stageTree(options: SyncOptions, tree: Tree, stage: string): void {
  const write = options.write ?? writeStaged;
  mkdirSync(stage, { recursive: true });
  for (const [path, bytes] of tree.fresh) write(stage, path, bytes);
  for (const { path, hash } of tree.plan.keep) {
    if (existsSync(join(stage, path))) continue;
    linkInto(options.contentDir, stage, path);
    utimesSync(join(stage, path), timeOf(hash), timeOf(hash));
  }
}

function movesOf({ contentDir, owned, workDir }: SyncOptions, stage: string): Move[] {
  return [...owned, lockFileName].flatMap((name): Move[] => {
    const fresh = join(stage, name);
    const target = join(contentDir, name);
    const move = { target, old: join(workDir, 'old', name) };
    if (existsSync(fresh)) return [{ ...move, fresh }];
    return existsSync(target) ? [move] : [];
  });
}

function sameState(tree: Tree, last: readonly LockRow[], source: string, lastSource: string | undefined): boolean {
  return source === lastSource && tree.fresh.size === 0 && tree.rows.length === last.length;
}

/** Brings back the times a clone lost. */
function restoreTimes(contentDir: string, rows: readonly LockRow[]): void {
  for (const { path, hash } of rows) {
    const file = join(contentDir, path);
    const time = timeOf(hash);
    if (statSync(file).mtimeMs !== time * 1000) utimesSync(file, time, time);
  }
}

async function syncInLock(options: SyncOptions): Promise<SyncResult> {
  const { adapter, contentDir, owned, workDir } = options;
  finishSwap(workDir);
  for (const name of ['stage', 'check', 'old']) rmSync(join(workDir, name), { recursive: true, force: true });
  await adapter.probe();
  const { owned: present, others } = listTree(contentDir, owned);
  const lock = readLock(contentDir);
  const last = lock.source === adapter.name ? lock.rows : [];
  const { plan, fetched } = await readAll(options, last, others);
  const tree = makeTree(options, plan, fetched);
  const lost = checkLosses(options, tree.rows, lock.rows, present);
  const written = [...tree.fresh].filter(
    ([path, bytes]) => hashOfFile(join(contentDir, path)) !== hashOf(bytes),
  ).length;
  const files = new Set(tree.rows.map(({ path }) => path)).size;
  const result = { written, removed: lost.length, unchanged: files - written };
  if (sameState(tree, lock.rows, adapter.name, lock.source)) {
    restoreTimes(contentDir, tree.rows);
    return result;
  }
  const stage = join(workDir, 'stage');
  try {
    stageTree(options, tree, stage);
    (options.write ?? writeStaged)(stage, lockFileName, lockText(adapter.name, tree.rows));
    await checkStage(options, { stage, check: join(workDir, 'check'), rows: tree.rows, others });
    swapAll(workDir, movesOf(options, stage));
  } finally {
    for (const name of ['stage', 'check', 'old'])
      if (!existsSync(join(workDir, 'swap.json'))) rmSync(join(workDir, name), { recursive: true, force: true });
  }
  return result;
}

function localFailure(error: unknown): never {
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
  throw new SyncError('local', `${reason} Nothing was changed. (${error.message})`);
}

/**
 * Makes the folders the CMS owns hold what it publishes: all of it, checked, or as they were.
 * @throws SyncError with a report; the last good content is in place then
 */
export async function syncContent(options: SyncOptions): Promise<SyncResult> {
  mkdirSync(options.workDir, { recursive: true });
  const release = await acquireLock(lockAddress(options.workDir));
  if (!release) throw new SyncError('local', 'Another sync of this project is running.');
  try {
    const result = await syncInLock(options);
    writeFileSync(join(options.workDir, 'last-sync'), new Date().toISOString());
    return result;
  } catch (error) {
    if (error instanceof SyncError) throw error;
    return localFailure(error);
  } finally {
    release();
  }
}

/** When the last sync that worked ended; undefined where this folder has seen none. */
export function lastSync(workDir: string): Date | undefined {
  try {
    return new Date(readFileSync(join(workDir, 'last-sync'), 'utf8'));
  } catch {
    return undefined;
  }
}
