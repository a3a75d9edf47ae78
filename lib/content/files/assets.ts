import { realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { walkFiles } from '../../node/walk-files';
import { attempt } from '../../report/attempt';

/** Media types of the files that may lie beside documents. Other files are neither published nor linked. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.zip': 'application/zip',
};

/** The endings of such files, without the dot. */
export const assetEndings = Object.keys(mediaTypes).map((ending) => ending.slice(1));

/** Media type of a file beside documents; undefined if it is not published. */
export function assetMediaType(path: string): string | undefined {
  return mediaTypes[extname(path).toLowerCase()];
}

/**
 * The file that is published for a path below the content folder; undefined if there is none. Symbolic links are only followed
 * within that folder, because other files are not meant for readers.
 */
export function assetFile(contentDir: string, path: string): string | undefined {
  if (assetMediaType(path) === undefined) return undefined;
  const file = attempt(() => realpathSync(join(contentDir, path)), undefined);
  if (!file?.startsWith(realpathSync(contentDir) + sep)) return undefined;
  // The CMS uses this to check uploads. Its bundler would otherwise follow the path and warn about every file of the project.
  return statSync(/* turbopackIgnore: true */ file).isFile() ? file : undefined;
}

/** Files beside documents, as paths below the content folder. */
export function listAssets(contentDir: string): string[] {
  const root = realpathSync(contentDir);
  return walkFiles(contentDir, { follow: (target) => target.startsWith(root + sep) })
    .map(({ path }) => path)
    .filter((path) => assetFile(contentDir, path) !== undefined)
    .sort();
}
