import { readFileSync } from 'node:fs';

/**
 * What a JSON file holds; a schema says what that is.
 * @throws Error where there is no such file, or where it is no JSON
 */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
