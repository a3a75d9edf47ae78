import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file, and its folder where there is none, so that a reader finds all of it or what was there before, and so
 * does the next run where this one is stopped.
 * @param flush waits until it is on the disk, for what has to outlive a power cut
 * @throws Error of the file system; the draft is gone then
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

/** Leaves a file alone that is right already: development compiles anew what has changed. */
export function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
}
