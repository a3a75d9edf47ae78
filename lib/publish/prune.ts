import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Payload of one part of a page, or of all of it once more; the tree of parts is another file, which the router does ask for. */
const copyName = /^__next\.(?!_tree\.).*\.txt$/;

/** Payload of the page a segment folder belongs to: docs/intro/ → docs/intro.txt, the root → index.txt. */
function payloadOf(folder: string, root: string): string {
  return folder === root ? join(root, 'index.txt') : `${folder}.txt`;
}

/**
 * Removes files nobody asks for. Next writes the payload of each page three times: as `<page>.txt`, and as
 * a whole and in parts among its segments. Links fetch pages ahead as a whole (components/layout/navigation/link-navigation.tsx), so that the
 * router only asks for the first, which serves a click as well (node_modules/next/dist/client/components/segment-cache).
 * @returns how many files and bytes went
 */
export function pruneExport(root: string): { files: number; bytes: number } {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path));
  const copies = paths.filter((path) => copyName.test(basename(path)) && existsSync(payloadOf(dirname(path), root)));
  const bytes = copies.reduce((sum, path) => sum + statSync(path).size, 0);
  for (const path of copies) rmSync(path);
  return { files: copies.length, bytes };
}
