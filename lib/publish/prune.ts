import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { emptyRouteName } from '../site/static-params';

/** Payload of one part of a page, or of all of it once more; the tree of parts is another file, which the router does ask for. */
const copyName = /^__next\.(?!_tree\.).*\.txt$/;

/** Payload of the page a segment folder belongs to: docs/intro/ → docs/intro.txt, the root → index.txt. */
function payloadOf(folder: string, root: string): string {
  return folder === root ? join(root, 'index.txt') : `${folder}.txt`;
}

/** Pages that only exist because a route without pages cannot be exported. */
function isPlaceholder(path: string): boolean {
  return basename(path).replace(/\.(html|txt)$/, '') === emptyRouteName;
}

/**
 * Removes placeholders and files nobody asks for. Next writes the payload of each page three times: as `<page>.txt`, and as
 * a whole and in parts among its segments. Links fetch pages ahead as a whole (components/layout/navigation/link-navigation.tsx), so that the
 * router only asks for the first, which serves a click as well (node_modules/next/dist/client/components/segment-cache).
 * @returns how many files and bytes went
 */
export function pruneExport(root: string): { files: number; bytes: number } {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path));
  for (const path of paths.filter(isPlaceholder)) {
    rmSync(path, { recursive: true, force: true });
    if (existsSync(dirname(path)) && readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
  }
  const copies = paths.filter(
    (path) => copyName.test(basename(path)) && existsSync(path) && existsSync(payloadOf(dirname(path), root)),
  );
  const bytes = copies.reduce((sum, path) => sum + statSync(path).size, 0);
  for (const path of copies) rmSync(path);
  return { files: copies.length, bytes };
}
