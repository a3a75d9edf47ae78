import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../node/walk-files';
import { hashOf } from './files/stage-files';
import type { Manifest } from './manifest';

/** What an import does to the files of the project. */
export interface Comparison {
  write: string[];
  remove: string[];
  unchanged: number;
  /** Edited here and unchanged on the site: they stay. */
  kept: string[];
  /** Edited here, and changed or deleted on the site: they stay and are reported. */
  conflicts: string[];
  /** Files in the way that no import has written. */
  inTheWay: string[];
}

function hashAt(into: string, path: string): string | undefined {
  const file = join(into, path);
  return existsSync(file) ? hashOf(readFileSync(file)) : undefined;
}

function contentFiles(into: string): string[] {
  const folder = join(into, 'content');
  if (!existsSync(folder)) return [];
  return listFiles(folder, { skip: (name) => name === '.DS_Store' }).map((path) => `content/${path}`);
}

/** Compares imported files, by hash, with the project. Before a first import, everything in content/ is in the way. */
export function compare(into: string, fresh: ReadonlyMap<string, string>, manifest: Manifest | undefined): Comparison {
  const result: Comparison = { write: [], remove: [], unchanged: 0, kept: [], conflicts: [], inTheWay: [] };
  for (const [path, hash] of fresh) {
    const here = hashAt(into, path);
    const last = manifest?.files[path];
    if (here === hash) result.unchanged++;
    else if (here === last) result.write.push(path);
    else if (last === undefined) result.inTheWay.push(path);
    else if (last === hash) result.kept.push(path);
    else result.conflicts.push(path);
  }
  for (const [path, last] of Object.entries(manifest?.files ?? {})) {
    if (fresh.has(path)) continue;
    const here = hashAt(into, path);
    if (here === last) result.remove.push(path);
    else if (here !== undefined) result.conflicts.push(path);
  }
  if (!manifest) result.inTheWay = [...new Set([...result.inTheWay, ...contentFiles(into)])].sort();
  return result;
}
