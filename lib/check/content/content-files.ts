import { join, posix } from 'node:path';
import memoize from 'lodash-es/memoize.js';
import { fileKind } from '../../content/files/file-kind';
import { isHidden } from '../../mdx/excluded-path';
import { liesBelow } from '../../node/lies-below';
import { walkFiles } from '../../node/walk-files';
import { attempt } from '../../report/attempt';

export type ListedFile = ReturnType<typeof listContentFiles>[number];

function isOutside(contentDir: string, path: string): boolean {
  return attempt(() => !liesBelow(contentDir, join(contentDir, path)), true);
}

/** Files of the content folder that site or check know, in path order. */
export function listContentFiles(contentDir: string) {
  const isFolderOutside = memoize((folder: string) => folder !== '.' && isOutside(contentDir, folder));
  return walkFiles(contentDir, { skip: isHidden, follow: () => true })
    .flatMap(({ path, isLink }) => {
      const kind = fileKind(path);
      if (!kind) return [];
      // A link that leads out of the folder, or a file behind one, is reported and never read.
      return [{ path, kind, outside: isFolderOutside(posix.dirname(path)) || (isLink && isOutside(contentDir, path)) }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
