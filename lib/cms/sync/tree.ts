import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isOwned, mayHoldOwned } from '../../content/files/owned-content';
import { hash } from '../../node/hash';
import { putFile } from '../../node/put-file';
import { attempt } from '../../report/attempt';

/** Hash of a file; undefined if there is no file at the path. */
export function hashOfFile(path: string): string | undefined {
  return attempt(() => (lstatSync(path).isFile() ? hash(readFileSync(path)) : undefined), undefined);
}

const epoch = Date.UTC(2000, 0, 1) / 1000;

/** A time derived from the content, because Contentlayer reads files with a new time again. */
export function timeOf(hash: string): number {
  return epoch + Number.parseInt(hash.slice(0, 7), 16);
}

export type ContentTree = ReturnType<typeof listTree>;

/** Files and symbolic links of a content folder, by their owners, without hidden ones. Links are never followed. */
export function listTree(contentDir: string, owned: readonly string[]) {
  type List = 'owned' | 'others' | 'ownedLinks' | 'otherLinks';
  const tree: Record<List, string[]> = { owned: [], others: [], ownedLinks: [], otherLinks: [] };
  function walk(folder: string): void {
    for (const entry of readdirSync(join(contentDir, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.') && !entry.isSymbolicLink()) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) (mayHoldOwned(path, owned) ? tree.ownedLinks : tree.otherLinks).push(path);
      else if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) (isOwned(path, owned) ? tree.owned : tree.others).push(path);
    }
  }
  walk('');
  return tree;
}

/** Path of a file in a tree. @throws Error if it lies outside */
export function placeIn(tree: string, path: string): string {
  const root = resolve(tree);
  const file = resolve(root, path);
  if (path.includes('\0') || !file.startsWith(root + sep))
    throw new Error(`Refused to touch ${JSON.stringify(path)}: it does not lie in the folder that is being made.`);
  return file;
}

/** Writes a file of a new tree, with a time derived from its content. @throws Error if the path leads out of the tree */
export function writeStaged(stage: string, path: string, bytes: Uint8Array | string): void {
  const file = placeIn(stage, path);
  putFile(file, bytes);
  const time = timeOf(hash(bytes));
  utimesSync(file, time, time);
}

/** Adds a file to a second tree as a hard link, or as a copy. @throws Error if a path leads out, or the file is none */
export function linkInto(from: string, tree: string, path: string): void {
  const source = placeIn(from, path);
  const file = placeIn(tree, path);
  if (!lstatSync(source).isFile()) throw new Error(`${path} is no file.`);
  try {
    linkSync(source, file);
    return;
  } catch {
    // The folder is missing, or the file system has no links.
    mkdirSync(dirname(file), { recursive: true });
  }
  try {
    linkSync(source, file);
  } catch {
    copyFileSync(source, file);
    const { atime, mtime } = statSync(source);
    utimesSync(file, atime, mtime);
  }
}

/** Adds a symbolic link to a second tree. Its target is the same place in that tree, or the same place outside. */
export function repeatLink(from: string, tree: string, path: string): void {
  const file = placeIn(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  const root = realpathSync(from);
  const named = resolve(dirname(placeIn(from, path)), readlinkSync(placeIn(from, path)));
  // A broken link stays broken in the second tree.
  const target = attempt(() => realpathSync(named), named);
  const isInside = target.startsWith(root + sep);
  symlinkSync(isInside ? relative(dirname(file), join(resolve(tree), relative(root, target))) : target, file);
}
