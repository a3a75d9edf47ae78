import { readdirSync } from 'node:fs';
import { extname } from 'node:path';

/** Media types of the files that may lie beside documents. Anything else is neither published nor linked. */
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

/** Media type of a file beside documents, or undefined where it is not to be published. */
export function assetMediaType(path: string): string | undefined {
  return mediaTypes[extname(path).toLowerCase()];
}

/** Files beside documents, as paths below the content folder. */
export function listAssets(contentDir: string): string[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => assetMediaType(path) !== undefined)
    .sort();
}
