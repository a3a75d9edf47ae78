import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { dropEmptyFolders } from '../node/drop-empty-folders';
import { readJson } from '../node/read-json';
import { writeWhole } from '../node/write-whole';
import { hashContent, hashFile } from './framework-files';
import type { UpgradePlan } from './plan-upgrade';

/** Folder of a site with the files that its last upgrade replaced. */
const folderName = '.upgrade';

const journalSchema = z.object({
  /** Whether every file is in its place. */
  done: z.boolean(),
  from: z.string(),
  to: z.string(),
  /** Path → hash of the written file. */
  written: z.record(z.string(), z.string()),
  removed: z.array(z.string()),
  /** Paths in `written` that were new. */
  added: z.array(z.string()),
});

type Journal = z.output<typeof journalSchema>;

const journalFile = (site: string) => join(site, folderName, 'journal.json');

function readJournal(site: string): Journal | undefined {
  const file = journalFile(site);
  return existsSync(file) ? journalSchema.parse(readJson(file)) : undefined;
}

function writeJournal(site: string, journal: Journal): void {
  writeWhole(journalFile(site), `${JSON.stringify(journal, null, 2)}\n`);
}

/** Moves a file in one step, so that it is never incomplete. To another disk it is copied. */
function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

function take(site: string, path: string): void {
  rmSync(join(site, path), { force: true });
  dropEmptyFolders(site, path);
}

/** Restores all files from before the upgrade. */
function restore(site: string, journal: Journal): void {
  const before = join(site, folderName, 'before');
  for (const path of [...Object.keys(journal.written), ...journal.removed])
    if (existsSync(join(before, path))) cpSync(join(before, path), join(site, path));
  for (const path of journal.added) take(site, path);
  rmSync(join(site, folderName), { recursive: true, force: true });
}

/** Undoes an interrupted upgrade. Returns whether there was one. */
export function recoverUpgrade(site: string): boolean {
  const journal = readJournal(site);
  if (!journal || journal.done) return false;
  restore(site, journal);
  return true;
}

/** Carries out a plan completely, or not at all if a file cannot be written. */
export function applyUpgrade(site: string, plan: UpgradePlan): void {
  const folder = join(site, folderName);
  rmSync(folder, { recursive: true, force: true });
  const paths = [...plan.write.keys()];
  for (const path of [...paths, ...plan.remove].filter((one) => existsSync(join(site, one))))
    cpSync(join(site, path), join(folder, 'before', path));
  for (const [path, bytes] of plan.write) writeWhole(join(folder, 'next', path), bytes);
  const journal: Journal = {
    done: false,
    from: plan.from,
    to: plan.to,
    written: Object.fromEntries([...plan.write].map(([path, bytes]) => [path, hashContent(bytes)])),
    removed: plan.remove,
    added: paths.filter((path) => !existsSync(join(site, path))),
  };
  // From now on the next command undoes an interrupted upgrade.
  writeJournal(site, journal);
  try {
    for (const path of paths) move(join(folder, 'next', path), join(site, path));
    for (const path of plan.remove) take(site, path);
  } catch (error) {
    restore(site, journal);
    throw error;
  }
  writeJournal(site, { ...journal, done: true });
  rmSync(join(folder, 'next'), { recursive: true, force: true });
}

/**
 * Undoes the last upgrade.
 * @throws Error if there is none, or if its files have been changed since
 */
export function undoUpgrade(site: string): { from: string; to: string } {
  const journal = readJournal(site);
  if (!journal) throw new Error('There is no upgrade to undo.');
  // npm changes its lock file at each installation.
  const changed = Object.entries(journal.written)
    .filter(([path]) => path !== 'package-lock.json')
    .filter(([path, hash]) => !existsSync(join(site, path)) || hashFile(join(site, path)) !== hash)
    .map(([path]) => path);
  if (changed.length > 0)
    throw new Error(
      `Changed since the upgrade, and lost if it were undone:\n${changed.map((path) => `  ${path}`).join('\n')}`,
    );
  restore(site, journal);
  return { from: journal.from, to: journal.to };
}
