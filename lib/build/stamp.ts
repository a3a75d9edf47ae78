import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hash } from '../node/hash';
import { putFile } from '../node/put-file';
import { readJson } from '../node/read-json';

const stampSchema = z.object({ fingerprint: z.string(), outDir: z.string() });

/** Sources and target of the last build. */
export type Stamp = z.output<typeof stampSchema>;

// Outside of the target folder, which only contains the site. Each target has its own stamp.
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

/** Deletes the stamp of a folder before the folder is replaced. */
export function clearStamp(root: string, outDir: string): void {
  rmSync(stampFile(root, outDir), { force: true });
}

/** Saves the stamp of a complete build. */
export function writeStamp(root: string, stamp: Stamp): void {
  putFile(stampFile(root, stamp.outDir), `${JSON.stringify(stamp)}\n`);
}

/** Whether the folder contains a build of these sources. */
export function isUpToDate(root: string, { fingerprint, outDir }: Stamp): boolean {
  const last = readStamp(root, outDir);
  return existsSync(outDir) && last?.outDir === outDir && last.fingerprint === fingerprint;
}
