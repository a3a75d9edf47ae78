import { createHash } from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isBelow } from './content-path';

/** SHA-256 of a file's bytes. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Hash of a file; undefined where there is none. */
export function hashOfFile(path: string): string | undefined {
  try {
    return hashOf(readFileSync(path));
  } catch {
    return undefined;
  }
}

const epoch = Date.UTC(2000, 0, 1) / 1000;

/** A time that only depends on the content: Contentlayer takes a file with another time for a changed one. */
export function timeOf(hash: string): number {
  return epoch + Number.parseInt(hash.slice(0, 7), 16);
}

/** Files of a content folder as paths below it: those the CMS owns, and the others. */
export function listTree(contentDir: string, owned: readonly string[]): { owned: string[]; others: string[] } {
  const tree = { owned: [] as string[], others: [] as string[] };
  for (const entry of readdirSync(contentDir, { recursive: true, encoding: 'utf8' })) {
    const path = entry.replaceAll('\\', '/');
    if (path.split('/').at(-1)?.startsWith('.')) continue;
    if (!statSync(join(contentDir, entry), { throwIfNoEntry: false })?.isFile()) continue;
    (isBelow(path, owned) ? tree.owned : tree.others).push(path);
  }
  return tree;
}

/** Writes one file of a tree that is being made, with the time of its content. */
export function writeStaged(stage: string, path: string, bytes: Uint8Array | string): void {
  const file = join(stage, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  const time = timeOf(hashOf(bytes));
  utimesSync(file, time, time);
}

/** Puts a file into a second tree without its bytes, or with them where the file system knows no links. */
export function linkInto(from: string, tree: string, path: string): void {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  try {
    linkSync(join(from, path), file);
  } catch {
    copyFileSync(join(from, path), file);
    const { atime, mtime } = statSync(join(from, path));
    utimesSync(file, atime, mtime);
  }
}
