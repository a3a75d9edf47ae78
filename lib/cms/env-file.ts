import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'dotenv';

/** Names and values in a file such as .env.local; empty if it does not exist. */
export function readEnvFile(path: string): Record<string, string> {
  return existsSync(path) ? parse(readFileSync(path)) : {};
}
