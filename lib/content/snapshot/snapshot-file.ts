import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../../node/hash';
import { readJson } from '../../node/read-json';
import { writeWhole } from '../../node/write-whole';
import type { SourceDocument } from '../types';

const pointerFile = 'snapshot.json';

/** Results of the content check, which development shows. */
export const reportFile = 'diagnostics.json';

/** Milliseconds that old snapshots are kept: a server may open one some time after it was announced. */
const snapshotLife = 60_000;

/** Name of the newest snapshot; undefined if none was published yet. */
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

/** Writes empty files in place of missing output that pages import, because Next remembers what was missing. Deletes old ones. */
export function ensureOutput(outputDir: string): void {
  const file = readPointer(outputDir);
  if (!file || !existsSync(join(outputDir, file)))
    writeWhole(join(outputDir, pointerFile), JSON.stringify({ file: '' }));
  removeOld(outputDir, [file]);
  const report = join(outputDir, reportFile);
  if (!existsSync(report)) writeWhole(report, '[]');
}

/** Writes documents as one file behind a pointer that is replaced atomically. The same documents do not notify again. */
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

/** Reads published documents, in path order; by default, or if the snapshot is deleted, the newest ones. */
export function readSnapshot(outputDir = '.contentlayer', file = readPointer(outputDir)): SourceDocument[] {
  if (!file) return [];
  const name = existsSync(join(outputDir, file)) ? file : (readPointer(outputDir) ?? file);
  return readJson(join(outputDir, name)) as SourceDocument[];
}
