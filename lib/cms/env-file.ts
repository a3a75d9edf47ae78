import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';

/** Names and values in a file such as .env.local; empty if it does not exist. */
export function readEnvFile(path: string): Record<string, string> {
  return existsSync(path) ? parse(readFileSync(path)) : {};
}

/** The variables of the environment, and those of .env.local that it lacks. */
export function localEnvironment(root: string): NodeJS.ProcessEnv {
  return { ...readEnvFile(join(root, '.env.local')), ...process.env };
}
