import { readFileSync } from 'node:fs';

/**
 * Reads a JSON file. A schema should check its content.
 * @throws Error if there is no such file, or if it is no JSON
 */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
