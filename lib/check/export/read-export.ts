import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files of an export in path order; only pages and feeds are read, one at a time. */
export function* readExport(dir: string): Generator<readonly [string, string]> {
  const entries = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  for (const entry of entries) {
    const path = join(dir, entry);
    if (!statSync(path).isFile()) continue;
    yield [entry.replaceAll('\\', '/'), /\.(html|xml)$/.test(entry) ? readFileSync(path, 'utf8') : ''];
  }
}
