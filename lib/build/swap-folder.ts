import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { StepError } from './steps';

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

/** Whether a folder may be replaced: it is empty, or holds a site and no repository. */
function isReplaceable(folder: string): boolean {
  if (!statSync(folder).isDirectory()) return false;
  // Hidden files, such as those of a file manager, stay behind where somebody empties a folder.
  const held = new Set(readdirSync(folder).filter((name) => name === '.git' || !name.startsWith('.')));
  return held.size === 0 || (held.has('_next') && !held.has('.git'));
}

/**
 * Sees to it that a swap deletes nothing but an earlier site.
 * @throws StepError if the folder holds the project, or anything else
 */
export function checkTarget(root: string, target: string): void {
  const way = relative(target, root);
  const holdsProject = !isAbsolute(way) && way.split(sep)[0] !== '..';
  if (!holdsProject && (!existsSync(target) || isReplaceable(target))) return;
  const held = holdsProject ? 'this project' : 'something else than a site';
  throw new StepError(
    `${target} holds ${held}, and the site would take its place. Name a folder that is empty or not there yet.`,
  );
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
