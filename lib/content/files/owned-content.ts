import { assetMediaType } from './assets';
import { splitTranslation } from './translations';

/** Folder of all translations, which nobody owns as a whole: labels of the navbar and their like lie in it too. */
const translations = 'i18n';
const sections = /^(?:(?:.+_)?docs|blog|pages)$/;
const translated = /\.mdx?$|(?:^|\/)_category_\.(?:json|ya?ml)$/;

/** Whether a path is one of these files or lies in one of these folders. */
export function liesIn(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** Whether a file is among the translations, or what plugins keep beside them. */
export function isInTranslations(path: string): boolean {
  return liesIn(path, [translations]);
}

/**
 * Whether the CMS owns a file. A translated document, category or picture goes with what it translates; whatever else lies
 * among the translations is the site's own.
 * @param owned folders and files below the content folder (`content.cms` in site.config.ts)
 */
export function isOwned(path: string, owned: readonly string[]): boolean {
  if (!isInTranslations(path)) return liesIn(path, owned);
  const { original } = splitTranslation(path) ?? {};
  if (original === undefined || !liesIn(original, owned)) return false;
  return translated.test(original) || assetMediaType(original) !== undefined;
}

/** Whether a folder, or a link in the place of one, may hold files the CMS owns. */
export function mayHoldOwned(path: string, owned: readonly string[]): boolean {
  if (isOwned(path, owned)) return true;
  if (!isInTranslations(path)) return owned.some((name) => name.startsWith(`${path}/`));
  const { original } = splitTranslation(`${path}/x`) ?? {};
  if (original === undefined)
    return path.split('/').length <= 3 && owned.some((name) => sections.test(name.split('/')[0] ?? ''));
  const folder = original.slice(0, -'/x'.length);
  return liesIn(folder, owned) || owned.some((name) => name.startsWith(`${folder}/`));
}
