import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson } from '../../node/read-json';
import { isOwned } from './owned-content';

/** Lies in the content folder and names the files a sync wrote, so that whoever keeps the content keeps where it came from. */
export const cmsLockName = '.cms-lock.json';

/** What matters here of the file lib/cms/sync/lock-file.ts describes whole. */
const lockSchema = z.object({ rows: z.array(z.object({ path: z.string() })) });

/** Says of a path below the content folder whether its text comes from a CMS, whose writers may run nothing. */
export type IsUntrusted = (path: string) => boolean;

/** Paths the lock file names; none where there is no such file, undefined where it is damaged. */
function lockedPaths(contentDir: string): readonly string[] | undefined {
  const file = join(contentDir, cmsLockName);
  if (!existsSync(file)) return [];
  try {
    return lockSchema.parse(readJson(file)).rows.map(({ path }) => path);
  } catch {
    return undefined;
  }
}

/** Whether there is a lock file that cannot be read, so that nobody can tell what came from the CMS. */
export function isLockDamaged(contentDir: string): boolean {
  return lockedPaths(contentDir) === undefined;
}

/**
 * Which files are untrusted: those the last sync wrote, and all that lie in what the CMS owns. Both count, so that
 * neither a lost lock file nor a change of the configuration makes a document of the CMS a program. Where the lock file
 * is damaged, all files are.
 * @param owned folders and files below the content folder (`content.cms` in site.config.ts)
 */
export function readUntrusted(contentDir: string, owned: readonly string[]): IsUntrusted {
  const locked = lockedPaths(contentDir);
  if (!locked) return () => true;
  const paths = new Set(locked);
  return (path) => paths.has(path) || isOwned(path, owned);
}
