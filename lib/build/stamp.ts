import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hash } from '../node/hash';
import { readKept, writeKept } from '../node/kept-file';

/** Sources and target of the last build. */
export interface Stamp {
  fingerprint: string;
  outDir: string;
}

// Outside of the target folder, which only contains the site. Each target has its own stamp.
function stampFile(root: string, outDir: string): string {
  return join(root, '.cache', `build-${hash(outDir).slice(0, 8)}.json`);
}

/** Deletes the stamp of a folder before the folder is replaced. */
export function clearStamp(root: string, outDir: string): void {
  rmSync(stampFile(root, outDir), { force: true });
}

/** Saves the stamp of a complete build. */
export function writeStamp(root: string, stamp: Stamp): void {
  writeKept(stampFile(root, stamp.outDir), stamp);
}

/** Whether the folder contains a build of these sources. */
export function isUpToDate(root: string, stamp: Stamp): boolean {
  return existsSync(stamp.outDir) && isDeepStrictEqual(readKept(stampFile(root, stamp.outDir)), stamp);
}
