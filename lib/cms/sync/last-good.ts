import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsEntry, ManifestRow } from '../adapters/adapter';
import { collections } from '../entries/collections';
import { readEntries } from '../import/read-entries';
import type { Fetched } from './fetch-all';
import type { LockRow } from './lock-file';
import { isSameState, rowKey } from './plan';
import { hashOfFile } from './tree';

/** What is known of rows that are to be written. */
export type KnownContent = ReturnType<typeof withLastGood>;

function entryOf(contentDir: string, row: LockRow): CmsEntry | undefined {
  const { kind, id, updatedAt, path, key, title } = row;
  if (kind === 'media') return undefined;
  const text = readFileSync(join(contentDir, path), 'utf8');
  const found = readEntries(collections[kind], path, text).find((entry) => entry.key === key);
  if (!found) return undefined;
  const { fields, body = '', source, order = 0 } = found;
  return { kind, id, updatedAt, path, ...(key !== undefined && { key }), title, fields, body, source, order };
}

/** Adds to what was fetched what rows that are to be written had at the last sync, as it is on disk. */
export function withLastGood(
  contentDir: string,
  rows: readonly ManifestRow[],
  last: readonly LockRow[],
  fetched: Fetched,
) {
  const known = new Map(last.map((row) => [rowKey(row), row]));
  const media = new Map(fetched.media);
  const before = new Map<string, CmsEntry>();
  for (const row of rows) {
    const old = known.get(rowKey(row));
    if (!isSameState(old, row)) continue;
    if (row.kind === 'media') {
      const file = join(contentDir, row.path);
      const isCurrent = media.get(rowKey(row))?.updatedAt === row.updatedAt;
      // What was edited or deleted here is not what the last sync wrote.
      if (!isCurrent && hashOfFile(file) === old.hash)
        media.set(rowKey(row), { updatedAt: row.updatedAt, bytes: readFileSync(file) });
    } else {
      const entry = fetched.entries.get(rowKey(row));
      const isCurrent = entry?.updatedAt === row.updatedAt && entry.path === row.path;
      const then = isCurrent ? undefined : entryOf(contentDir, old);
      if (then) before.set(rowKey(row), then);
    }
  }
  return { entry: (key: string) => before.get(key) ?? fetched.entries.get(key), media };
}
