import { splitDocsPath, splitVersionKey } from '../../content/files/docs-folders';
import type { FileFacts } from './facts';

/** Versions of docs that have a folder, in the order of their files. */
export function versionFolders(files: readonly Pick<FileFacts, 'path'>[], docsId: string | undefined): string[] {
  const found = files.flatMap(({ path }) => {
    const version = splitVersionKey(splitDocsPath(path)?.version ?? 'current');
    return version.docsId === docsId && version.name !== 'current' ? [version.name] : [];
  });
  return [...new Set(found)];
}
