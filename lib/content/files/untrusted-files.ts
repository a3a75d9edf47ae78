import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson } from '../../node/read-json';
import { isOwned } from './owned-content';

/** Lies in the content folder and names the files that a sync wrote, so that their origin stays with the content. */
export const cmsLockName = '.cms-lock.json';

/** The part that is needed here; lib/cms/sync/lock-file.ts describes the whole file. */
const lockSchema = z.object({ rows: z.array(z.object({ path: z.string() })) });

/** Whether the text of a file comes from a CMS, whose writers may not run code; by its path below the content folder. */
export type IsUntrusted = (path: string) => boolean;

/** Paths in the lock file; empty if there is no such file, undefined if it is damaged. */
function lockedPaths(contentDir: string): readonly string[] | undefined {
  const file = join(contentDir, cmsLockName);
  if (!existsSync(file)) return [];
  try {
    return lockSchema.parse(readJson(file)).rows.map(({ path }) => path);
  } catch {
    return undefined;
  }
}

/** Whether the lock file is damaged, so that the origin of files is unknown. */
export function isLockDamaged(contentDir: string): boolean {
  return lockedPaths(contentDir) === undefined;
}

/**
 * Which files are untrusted: those that the last sync wrote, and all that the CMS owns. Both count, so that neither a lost lock
 * file nor a change of the configuration makes a document of the CMS trusted. If the lock file is damaged, all files are
 * untrusted.
 * @param owned folders and files below the content folder (`content.cms` in site.config.ts)
 */
export function readUntrusted(contentDir: string, owned: readonly string[]): IsUntrusted {
  const locked = lockedPaths(contentDir);
  if (!locked) return () => true;
  const paths = new Set(locked);
  return (path) => paths.has(path) || isOwned(path, owned);
}
