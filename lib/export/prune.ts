import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { feedFiles } from '../feed-files';
import { emptyRouteName } from '../static-params';

const copyName = '__next._full.txt';

/** Payload of the page a segment folder belongs to: docs/intro/ → docs/intro.txt, the root → index.txt. */
function payloadOf(folder: string, root: string): string {
  return folder === root ? join(root, 'index.txt') : `${folder}.txt`;
}

/** Pages that only exist because a route without pages cannot be exported. */
function isPlaceholder(path: string): boolean {
  return basename(path).replace(/\.(html|txt)$/, '') === emptyRouteName;
}

/** Feeds of a site without posts: their routes have no parameters that could be none. */
function needlessFeeds(root: string): string[] {
  return existsSync(join(root, 'blog.html')) ? [] : feedFiles.map(({ route }) => join(root, route));
}

/**
 * Removes placeholders and files nobody asks for. Next writes the payload of each page twice, as `<page>.txt` and among its segments;
 * the router of a static export only knows the first (node_modules/next/dist/client/components/segment-cache).
 * @returns how many files and bytes went
 */
export function pruneExport(root: string): { files: number; bytes: number } {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path));
  for (const path of [...paths.filter(isPlaceholder), ...needlessFeeds(root)]) {
    rmSync(path, { recursive: true, force: true });
    if (existsSync(dirname(path)) && readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
  }
  const copies = paths.filter(
    (path) => path.endsWith(copyName) && existsSync(path) && existsSync(payloadOf(dirname(path), root)),
  );
  const bytes = copies.reduce((sum, path) => sum + statSync(path).size, 0);
  for (const path of copies) rmSync(path);
  return { files: copies.length, bytes };
}
