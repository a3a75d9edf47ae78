import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hash } from '../node/hash';
import { putFile } from '../node/put-file';
import { readJson } from '../node/read-json';

const stampSchema = z.object({ fingerprint: z.string(), outDir: z.string() });

/** What the last build was made from and where it went. */
export type Stamp = z.output<typeof stampSchema>;

// Outside of the folder, which holds the site and nothing else. One for each, so that a second site does not make the first seem old.
function stampFile(root: string, outDir: string): string {
  return join(root, '.cache', `build-${hash(outDir).slice(0, 8)}.json`);
}

function readStamp(root: string, outDir: string): Stamp | undefined {
  try {
    return stampSchema.parse(readJson(stampFile(root, outDir)));
  } catch {
    return undefined;
  }
}

/** Forgets the last build into this folder, as the first act of replacing it. */
export function clearStamp(root: string, outDir: string): void {
  rmSync(stampFile(root, outDir), { force: true });
}

/** Remembers a build that is complete. */
export function writeStamp(root: string, stamp: Stamp): void {
  putFile(stampFile(root, stamp.outDir), `${JSON.stringify(stamp)}\n`);
}

/** True where this folder holds a build of these very sources. */
export function isUpToDate(root: string, { fingerprint, outDir }: Stamp): boolean {
  const last = readStamp(root, outDir);
  return existsSync(outDir) && last?.outDir === outDir && last.fingerprint === fingerprint;
}
