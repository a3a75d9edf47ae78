import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { putFile } from '../node/put-file';

/** Within Next's own folder, which it empties before it compiles anything. */
const noteFile = join('.next', 'compiled-from');

/** Whether Next has compiled this code last, so that it can render pages at once. */
export function isCompiled(root: string, code: string): boolean {
  const note = join(root, noteFile);
  return existsSync(note) && readFileSync(note, 'utf8') === code;
}

/** Notes what code Next has compiled. */
export function noteCompiled(root: string, code: string): void {
  putFile(join(root, noteFile), code);
}

/** Has Next compile all code the next time. */
export function forgetCompiled(root: string): void {
  rmSync(join(root, noteFile), { force: true });
}

/** Name of the build whose code Next has compiled, which it writes into every page; undefined where it has not. */
export function compiledBuild(root: string): string | undefined {
  const file = join(root, '.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Forgets which pages Next has rendered last: it would take those for all there are. */
export function forgetRendered(root: string): void {
  rmSync(join(root, '.next', 'prerender-manifest.json'), { force: true });
}
