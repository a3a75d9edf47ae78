import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { putFile } from '../node/put-file';

/** In Next's own folder, which Next empties before it compiles. */
const noteFile = join('.next', 'compiled-from');

/** Whether Next has compiled this code last, and can render pages at once. */
export function isCompiled(root: string, code: string): boolean {
  const note = join(root, noteFile);
  return existsSync(note) && readFileSync(note, 'utf8') === code;
}

/** Saves the hash of the code that Next has compiled. */
export function noteCompiled(root: string, code: string): void {
  putFile(join(root, noteFile), code);
}

/** Makes Next compile all code the next time. */
export function forgetCompiled(root: string): void {
  rmSync(join(root, noteFile), { force: true });
}

/** Name of the last compiled build, which Next writes into every page; undefined if there is none. */
export function compiledBuild(root: string): string | undefined {
  const file = join(root, '.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Deletes Next's list of the last rendered pages, which it would take for all pages. */
export function forgetRendered(root: string): void {
  rmSync(join(root, '.next', 'prerender-manifest.json'), { force: true });
}
