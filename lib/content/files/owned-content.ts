import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson } from '../../node/read-json';
import { attempt } from '../../report/attempt';
import { assetMediaType } from './assets';
import { splitTranslation } from './translations';

/** Folder of all translations. It has no single owner, because it also holds labels of the navbar and the like. */
const translations = 'i18n';
const sections = /^(?:(?:.+_)?docs|blog|pages)$/;
const translated = /\.mdx?$|(?:^|\/)_category_\.(?:json|ya?ml)$/;

/** Whether a path is one of these files or lies in one of these folders. */
export function liesIn(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** Whether a file is a translation, or what plugins keep beside them. */
export function isInTranslations(path: string): boolean {
  return liesIn(path, [translations]);
}

/**
 * Whether the CMS owns a file. Translated documents, categories and pictures belong to the owner of the original; other files
 * of translations belong to the site.
 * @param owned folders and files below the content folder (`content.cms` in site.config.ts)
 */
export function isOwned(path: string, owned: readonly string[]): boolean {
  if (!isInTranslations(path)) return liesIn(path, owned);
  const { original } = splitTranslation(path) ?? {};
  if (original === undefined || !liesIn(original, owned)) return false;
  return translated.test(original) || assetMediaType(original) !== undefined;
}

/** Whether a folder, or a link in its place, may hold files of the CMS. */
export function mayHoldOwned(path: string, owned: readonly string[]): boolean {
  if (isOwned(path, owned)) return true;
  if (!isInTranslations(path)) return owned.some((name) => name.startsWith(`${path}/`));
  const { original } = splitTranslation(`${path}/x`) ?? {};
  if (original === undefined)
    return path.split('/').length <= 3 && owned.some((name) => sections.test(name.split('/')[0] ?? ''));
  const folder = original.slice(0, -'/x'.length);
  return liesIn(folder, owned) || owned.some((name) => name.startsWith(`${folder}/`));
}

/** Lies in the content folder and names the files that a sync wrote, so that their origin stays with the content. */
export const cmsLockName = '.cms-lock.json';

const lockSchema = z.object({ rows: z.array(z.object({ path: z.string() })) });

/** Whether the text of a file comes from a CMS, whose writers may not run code; by its path below the content folder. */
export type IsUntrusted = (path: string) => boolean;

/** Paths in the lock file; empty if there is no such file, undefined if it is damaged. */
function lockedPaths(contentDir: string): readonly string[] | undefined {
  const file = join(contentDir, cmsLockName);
  if (!existsSync(file)) return [];
  return attempt(() => lockSchema.parse(readJson(file)), undefined)?.rows.map(({ path }) => path);
}

/** Whether the lock file is damaged, so that the origin of files is unknown. */
export function isLockDamaged(contentDir: string): boolean {
  return lockedPaths(contentDir) === undefined;
}

/**
 * Which files are untrusted: those that the last sync wrote, and all that the CMS owns, so that neither a lost lock file nor a
 * new configuration makes a document of the CMS trusted. If the lock file is damaged, all are.
 * @param owned folders and files below the content folder (`content.cms` in site.config.ts)
 */
export function readUntrusted(contentDir: string, owned: readonly string[]): IsUntrusted {
  const locked = lockedPaths(contentDir);
  if (!locked) return () => true;
  const paths = new Set(locked);
  return (path) => paths.has(path) || isOwned(path, owned);
}
