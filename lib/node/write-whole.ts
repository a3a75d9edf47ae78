import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file, and creates its folder. Readers find either the old or the whole new content, also if this process is
 * stopped.
 * @param flush waits until it is on the disk, for files that must survive a power cut
 * @throws Error of the file system; the draft is deleted then
 */
export function writeWhole(file: string, content: string | Uint8Array, { flush = false } = {}): void {
  const draft = `${file}.${process.pid}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, content, { flush });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Writes a file only if its content changes, because development compiles changed files again. */
export function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
}
