import { existsSync, readFileSync } from 'node:fs';

const line = /^\s*(?:export\s+)?([A-Z_][A-Z0-9_]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^#\n]*?))\s*(?:#.*)?$/gim;

/** Names and values of a file such as .env.local; nothing where there is none. */
export function readEnvFile(path: string): Record<string, string> {
  if (!existsSync(path)) return {};
  return Object.fromEntries(
    [...readFileSync(path, 'utf8').matchAll(line)].map(([, name = '', double, single, bare = '']) => [
      name,
      double ?? single ?? bare,
    ]),
  );
}
