import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { readJson } from '../../node/read-json';
import { writeWhole } from '../../node/write-whole';

/**
 * What a swap does, once it is decided. In the journal the paths count from its folder, so that any process can finish
 * it: also one that knows the folder by another path, such as the host of a container.
 */
const journalSchema = z.array(
  z.object({
    /** New file or folder; absent where the old one only goes. */
    fresh: z.string().optional(),
    target: z.string(),
    old: z.string(),
  }),
);

export type Move = z.output<typeof journalSchema>[number];

const journalName = 'swap.json';

function mapPaths({ fresh, target, old }: Move, map: (path: string) => string): Move {
  return { target: map(target), old: map(old), ...(fresh !== undefined && { fresh: map(fresh) }) };
}

function finish(moves: readonly Move[]): void {
  for (const { fresh, target, old } of moves) {
    // Done already: the new one is in its place, or the old one away. What is in its place since is another one's.
    if (fresh === undefined ? existsSync(old) : !existsSync(fresh)) continue;
    if (existsSync(target)) {
      if (existsSync(old)) rmSync(target, { recursive: true });
      else {
        mkdirSync(dirname(old), { recursive: true });
        renameSync(target, old);
      }
    }
    if (fresh !== undefined) {
      mkdirSync(dirname(target), { recursive: true });
      renameSync(fresh, target);
    }
  }
}

/**
 * Finishes a swap that was decided and not done, whatever instruction its process died at. Without a journal nothing
 * was decided, and all is as it was. Returns whether there was something to do.
 */
export function finishSwap(workDir: string): boolean {
  const journal = join(workDir, journalName);
  if (!existsSync(journal)) return false;
  const moves = journalSchema.parse(readJson(journal));
  finish(moves.map((move) => mapPaths(move, (path) => resolve(workDir, path))));
  rmSync(journal);
  return true;
}

/** Puts all new files and folders in their places. The rename of the journal is the one step that decides. */
export function swapAll(workDir: string, moves: readonly Move[]): void {
  const relativeMoves = moves.map((move) => mapPaths(move, (path) => relative(workDir, path)));
  writeWhole(join(workDir, journalName), JSON.stringify(relativeMoves), { flush: true });
  finishSwap(workDir);
}

/**
 * Removes the folders of a file that is gone, as far as they are empty: a language without a file would have pages.
 * @param path of the file, below the content folder
 */
export function dropEmptyFolders(contentDir: string, path: string): void {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const full = join(contentDir, folder);
    if (existsSync(full) && readdirSync(full).length > 0) return;
    if (existsSync(full)) rmdirSync(full);
  }
}
