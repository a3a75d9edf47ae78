import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { readJson } from '../../node/read-json';
import { writeWhole } from '../../node/write-whole';

/** Moves of a decided swap. Paths count from its folder, which another process may see under another path. */
const journalSchema = z.array(
  z.object({
    /** New file or folder; absent for a deletion. */
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
    // Done already: the new file is in its place, or the old one is gone. Another file there must not be touched.
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

/** Finishes a swap whose process died after it was decided: it has a journal then. Returns whether there was one. */
export function finishSwap(workDir: string): boolean {
  const journal = join(workDir, journalName);
  if (!existsSync(journal)) return false;
  const moves = journalSchema.parse(readJson(journal));
  finish(moves.map((move) => mapPaths(move, (path) => resolve(workDir, path))));
  rmSync(journal);
  return true;
}

/** Moves all new files and folders to their places. The rename of the journal decides. */
export function swapAll(workDir: string, moves: readonly Move[]): void {
  const relativeMoves = moves.map((move) => mapPaths(move, (path) => relative(workDir, path)));
  writeWhole(join(workDir, journalName), JSON.stringify(relativeMoves), { flush: true });
  finishSwap(workDir);
}
