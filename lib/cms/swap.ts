import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** What a swap does, once it is decided: absolute paths, so that any process can finish it. */
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

function finish(moves: readonly Move[]): void {
  for (const { fresh, target, old } of moves) {
    // Where the new one is gone it is in its place already.
    if (fresh !== undefined && !existsSync(fresh)) continue;
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
  finish(journalSchema.parse(JSON.parse(readFileSync(journal, 'utf8'))));
  rmSync(journal);
  return true;
}

/** Puts all new files and folders in their places. The rename of the journal is the one step that decides. */
export function swapAll(workDir: string, moves: readonly Move[]): void {
  const draft = join(workDir, `${journalName}.new`);
  writeFileSync(draft, JSON.stringify(moves), { flush: true });
  renameSync(draft, join(workDir, journalName));
  finishSwap(workDir);
}
