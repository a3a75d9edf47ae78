import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../config/site';
import { readPointer } from '../content/snapshot/snapshot-file';
import { hash } from '../node/hash';
import { writeWhole } from '../node/write-whole';
import { attempt } from '../report/attempt';

/** Sources besides the content that documents depend on. */
const makers = ['lib', 'schema', 'contentlayer.config.ts', 'package.json'];

const noteOf = (root: string) => join(root, '.contentlayer', 'published.json');

/** The note of a development server: the published snapshot, and the configuration it was made with. */
function noteNow(root: string): string {
  return JSON.stringify({
    snapshot: readPointer(join(root, '.contentlayer')),
    config: hash(JSON.stringify(site)),
  });
}

/** Time of the last change of a file, or of anything in a folder, in milliseconds. */
function changedAt(path: string): number {
  const paths = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(...[path, ...paths.map((name) => join(path, name))].map((file) => statSync(file).ctimeMs));
}

/** Whether a development server has published since. */
export function hasPublished(root: string): boolean {
  return existsSync(noteOf(root));
}

/** Deletes the note. */
export function forgetPublished(root: string): void {
  rmSync(noteOf(root), { force: true });
}

/** Notes that the published documents are up to date. */
export function notePublished(root: string): void {
  writeWhole(noteOf(root), noteNow(root));
}

/**
 * Whether the documents that an earlier development server published are up to date.
 * @param contentDir content folder, relative to `root`
 */
export function isStillPublished(root: string, contentDir: string): boolean {
  const note = noteOf(root);
  if (!existsSync(note) || readFileSync(note, 'utf8') !== noteNow(root)) return false;
  const since = statSync(note).mtimeMs;
  // It fails if a file was deleted meanwhile, or a link leads nowhere.
  return attempt(() => [contentDir, ...makers].every((path) => changedAt(join(root, path)) < since), false);
}
