import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../../node/hash';
import { readJson } from '../../node/read-json';
import { writeWhole } from '../../node/write-whole';
import type { SourceDocument } from '../types';

const pointerFile = 'snapshot.json';

/** What the content check found, for development to show. */
export const reportFile = 'diagnostics.json';

/** A server that was told of a snapshot opens it some time later, and there may have been others since. In milliseconds. */
const snapshotLife = 60_000;

/** Name of the newest snapshot; undefined before the first publication. */
export function readPointer(outputDir = '.contentlayer'): string | undefined {
  const pointer = join(outputDir, pointerFile);
  if (!existsSync(pointer)) return undefined;
  return (readJson(pointer) as { file: string }).file || undefined;
}

function removeOld(outputDir: string, current: readonly (string | undefined)[]): void {
  const old = Date.now() - snapshotLife;
  for (const file of readdirSync(outputDir)) {
    if (!/^snapshot-\w+\.json$/.test(file) || current.includes(file)) continue;
    const path = join(outputDir, file);
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? old) < old) rmSync(path, { force: true });
  }
}

/**
 * Writes what pages import of Contentlayer's output where it is missing, with nothing in it: Next keeps what it compiled in
 * earlier sessions, and may go on missing a file that was not there for a moment. What those sessions left beside it goes.
 */
export function ensureOutput(outputDir: string): void {
  const file = readPointer(outputDir);
  if (!file || !existsSync(join(outputDir, file)))
    writeWhole(join(outputDir, pointerFile), JSON.stringify({ file: '' }));
  removeOld(outputDir, [file]);
  const report = join(outputDir, reportFile);
  if (!existsSync(report)) writeWhole(report, '[]');
}

/**
 * Writes documents as one complete file behind an atomically replaced pointer. The same documents are the same file, and
 * nobody is told of it twice.
 * @param documents in path order
 */
export function writeSnapshot(documents: readonly SourceDocument[], outputDir: string): void {
  const text = JSON.stringify(documents);
  const name = `snapshot-${hash(text).slice(0, 12)}.json`;
  mkdirSync(outputDir, { recursive: true });
  const replaced = readPointer(outputDir);
  if (replaced === name && existsSync(join(outputDir, name))) return;
  writeWhole(join(outputDir, name), text);
  if (replaced === name) return;
  writeWhole(join(outputDir, pointerFile), JSON.stringify({ file: name }));
  removeOld(outputDir, [name, replaced]);
}

/**
 * Reads the published documents, in path order; by default the newest. Empty before the first publication. Where a
 * snapshot is gone by now, the newest one is what there is to show.
 */
export function readSnapshot(outputDir = '.contentlayer', file = readPointer(outputDir)): SourceDocument[] {
  if (!file) return [];
  const name = existsSync(join(outputDir, file)) ? file : (readPointer(outputDir) ?? file);
  return readJson(join(outputDir, name)) as SourceDocument[];
}
