import { existsSync, readFileSync } from 'node:fs';
import { hash } from './hash';
import { writeWhole } from './write-whole';

/** Reads a value of `writeKept`; undefined if the file is missing or damaged. */
export function readKept(file: string): unknown {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  return text.slice(0, end) === hash(json) ? JSON.parse(json) : undefined;
}

/** Writes a value as JSON, with a hash that shows damage. */
export function writeKept(file: string, value: unknown): void {
  const json = JSON.stringify(value);
  writeWhole(file, `${hash(json)}\n${json}`);
}
