import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'dotenv';

/** Names and values of a file such as .env.local; nothing where there is none. */
export function readEnvFile(path: string): Record<string, string> {
  return existsSync(path) ? parse(readFileSync(path)) : {};
}
