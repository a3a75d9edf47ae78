import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

function sibling(folder: string, name: string): string {
  return join(dirname(folder), `.${basename(folder)}-${name}`);
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // On another disk: copy it beside the target first, so that the target still appears at once.
    const draft = sibling(to, 'new');
    rmSync(draft, { recursive: true, force: true });
    cpSync(from, draft, { recursive: true, preserveTimestamps: true });
    renameSync(draft, to);
    rmSync(from, { recursive: true });
  }
}

/** Restores the old folder if an earlier swap stopped between its two renames. */
export function recoverSwap(target: string): void {
  const previous = sibling(target, 'previous');
  if (existsSync(target)) rmSync(previous, { recursive: true, force: true });
  else if (existsSync(previous)) renameSync(previous, target);
}

/** Replaces a folder by a complete one. The old folder is deleted last, and restored if the swap fails. */
export function swapFolder(fresh: string, target: string): void {
  const previous = sibling(target, 'previous');
  recoverSwap(target);
  mkdirSync(dirname(target), { recursive: true });
  if (existsSync(target)) renameSync(target, previous);
  try {
    move(fresh, target);
  } finally {
    recoverSwap(target);
  }
}
