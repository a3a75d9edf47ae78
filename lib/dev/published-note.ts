import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../config/site';
import { readPointer } from '../content/snapshot/snapshot-file';
import { hash } from '../node/hash';
import { writeWhole } from '../node/write-whole';

/** What makes documents of the content, beside it. */
const makers = ['lib', 'schema', 'contentlayer.config.ts', 'package.json'];

const noteOf = (root: string) => join(root, '.contentlayer', 'published.json');

/** What a development server published last, and from which configuration: it says whose documents those are. */
function noteNow(root: string): string {
  return JSON.stringify({
    snapshot: readPointer(join(root, '.contentlayer')),
    config: hash(JSON.stringify(site)),
  });
}

/** When a file, or anything in a folder, was last written, named or removed; in milliseconds. */
function changedAt(path: string): number {
  const paths = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(...[path, ...paths.map((name) => join(path, name))].map((file) => statSync(file).ctimeMs));
}

/** Whether a development server has noted since what it published. */
export function hasPublished(root: string): boolean {
  return existsSync(noteOf(root));
}

export function forgetPublished(root: string): void {
  rmSync(noteOf(root), { force: true });
}

/** Notes that what is published is the content as it is. */
export function notePublished(root: string): void {
  writeWhole(noteOf(root), noteNow(root));
}

/**
 * Whether what an earlier development server published is still the content.
 * @param contentDir content folder, from `root`
 */
export function isStillPublished(root: string, contentDir: string): boolean {
  const note = noteOf(root);
  if (!existsSync(note) || readFileSync(note, 'utf8') !== noteNow(root)) return false;
  const since = statSync(note).mtimeMs;
  try {
    return [contentDir, ...makers].every((path) => changedAt(join(root, path)) < since);
  } catch {
    // It went away meanwhile, or a link leads nowhere.
    return false;
  }
}
