import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsEntry, ManifestRow } from './adapter';
import { collections } from './collections';
import type { Fetched } from './fetch-all';
import type { LockRow } from './lock-file';
import { rowKey } from './plan';
import { readEntries } from './read-content';

function entryOf(contentDir: string, row: LockRow): CmsEntry | undefined {
  const { kind, id, updatedAt, path, key, title } = row;
  if (kind === 'media') return undefined;
  const text = readFileSync(join(contentDir, path), 'utf8');
  const found = readEntries(collections[kind], path, text).find((entry) => entry.key === key);
  if (!found) return undefined;
  const { fields, body = '', source, order = 0 } = found;
  return { kind, id, updatedAt, path, ...(key !== undefined && { key }), title, fields, body, source, order };
}

/**
 * Adds to what was fetched what rows had at the last sync, as it is on disk.
 * @param rows rows to be written; only those that are as the last sync wrote them are read
 */
export function withLastGood(
  contentDir: string,
  rows: readonly ManifestRow[],
  last: readonly LockRow[],
  fetched: Fetched,
): Fetched {
  const known = new Map(last.map((row) => [rowKey(row), row]));
  const result: Fetched = { entries: new Map(fetched.entries), media: new Map(fetched.media) };
  for (const row of rows) {
    const old = known.get(rowKey(row));
    if (old?.updatedAt !== row.updatedAt || old.path !== row.path || old.key !== row.key) continue;
    if (row.kind === 'media')
      result.media.set(rowKey(row), { updatedAt: row.updatedAt, bytes: readFileSync(join(contentDir, row.path)) });
    else {
      const entry = result.entries.get(rowKey(row));
      const isCurrent = entry?.updatedAt === row.updatedAt && entry.path === row.path;
      const before = isCurrent ? entry : entryOf(contentDir, old);
      if (before) result.entries.set(rowKey(row), before);
    }
  }
  return result;
}
