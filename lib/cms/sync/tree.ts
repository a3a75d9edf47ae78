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

/** Hash of a file; undefined where there is none, or something else than a file. */
export function hashOfFile(path: string): string | undefined {
  try {
    return lstatSync(path).isFile() ? hash(readFileSync(path)) : undefined;
  } catch {
    return undefined;
  }
}

const epoch = Date.UTC(2000, 0, 1) / 1000;

/** A time that only depends on the content: Contentlayer takes a file with another time for a changed one. */
export function timeOf(hash: string): number {
  return epoch + Number.parseInt(hash.slice(0, 7), 16);
}

/** Files of a content folder, and symbolic links in it, as paths below it. */
export interface ContentTree {
  /** Files the CMS owns. */
  owned: string[];
  /** Files it does not own. */
  others: string[];
  /** Symbolic links in what the CMS owns. None of them is followed. */
  ownedLinks: string[];
  /** Symbolic links elsewhere. */
  otherLinks: string[];
}

/** Lists a content folder. What is hidden, or lies in a hidden folder, is left out. Links are named, never followed. */
export function listTree(contentDir: string, owned: readonly string[]): ContentTree {
  const tree: ContentTree = { owned: [], others: [], ownedLinks: [], otherLinks: [] };
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

/** Where a file of a tree lies. @throws Error where that is not inside of the tree */
export function placeIn(tree: string, path: string): string {
  const root = resolve(tree);
  const file = resolve(root, path);
  if (path.includes('\0') || !file.startsWith(root + sep))
    throw new Error(`Refused to touch ${JSON.stringify(path)}: it does not lie in the folder that is being made.`);
  return file;
}

/**
 * Writes one file of a tree that is being made, with the time of its content.
 * @throws Error where the path leads out of the tree
 */
export function writeStaged(stage: string, path: string, bytes: Uint8Array | string): void {
  const file = placeIn(stage, path);
  putFile(file, bytes);
  const time = timeOf(hash(bytes));
  utimesSync(file, time, time);
}

/**
 * Puts a file into a second tree without its bytes, or with them where the file system knows no links.
 * @throws Error where the path leads out of one of the trees, or the file is none
 */
export function linkInto(from: string, tree: string, path: string): void {
  const source = placeIn(from, path);
  const file = placeIn(tree, path);
  if (!lstatSync(source).isFile()) throw new Error(`${path} is no file.`);
  try {
    linkSync(source, file);
    return;
  } catch {
    // There is no folder for it yet, or the file system knows no links.
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

/** Puts a symbolic link into a second tree, so that it leads to the same place of that tree, or out of it as before. */
export function repeatLink(from: string, tree: string, path: string): void {
  const file = placeIn(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  const root = realpathSync(from);
  let target = resolve(dirname(placeIn(from, path)), readlinkSync(placeIn(from, path)));
  try {
    target = realpathSync(target);
  } catch {
    // It leads nowhere, and does so in the second tree.
  }
  const isInside = target.startsWith(root + sep);
  symlinkSync(isInside ? relative(dirname(file), join(resolve(tree), relative(root, target))) : target, file);
}
