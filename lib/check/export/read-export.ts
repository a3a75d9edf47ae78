import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../node/walk-files';

/** Files of an export in path order. Only pages and feeds are read, one at a time. */
export function* readExport(dir: string): Generator<readonly [string, string]> {
  for (const path of listFiles(dir).sort())
    yield [path, /\.(html|xml)$/.test(path) ? readFileSync(join(dir, path), 'utf8') : ''];
}
