import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const stampSchema = z.object({ fingerprint: z.string(), outDir: z.string() });

/** What the last build was made from and where it went. */
export type Stamp = z.output<typeof stampSchema>;

// Outside of out/, which holds the site and nothing else.
function stampFile(root: string): string {
  return join(root, '.cache', 'build.json');
}

function readStamp(root: string): Stamp | undefined {
  try {
    return stampSchema.parse(JSON.parse(readFileSync(stampFile(root), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Forgets the last build, as the first act of replacing it. */
export function clearStamp(root: string): void {
  rmSync(stampFile(root), { force: true });
}

/** Remembers a build that is complete. */
export function writeStamp(root: string, stamp: Stamp): void {
  const file = stampFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(stamp)}\n`);
}

/** True where this folder holds a build of these very sources. */
export function isUpToDate(root: string, { fingerprint, outDir }: Stamp): boolean {
  const last = readStamp(root);
  return existsSync(outDir) && last?.outDir === outDir && last.fingerprint === fingerprint;
}
