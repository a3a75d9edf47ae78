import { join } from 'node:path';
import sortBy from 'lodash-es/sortBy.js';
import * as z from 'zod';
import { cmsLockName } from '../../content/files/owned-content';
import { readJson } from '../../node/read-json';
import { attempt } from '../../report/attempt';
import { collectionNames } from '../entries/collections';
import { pathProblem } from '../entries/content-path';

// With another version, syncs read everything again.
const version = 1;

const rowSchema = z.object({
  kind: z.enum([...collectionNames, 'media']),
  id: z.string(),
  updatedAt: z.string(),
  path: z.string(),
  key: z.string().optional(),
  title: z.string(),
  /** SHA-256 of the file. */
  hash: z.string(),
});

const lockSchema = z.object({ version: z.literal(version), source: z.string(), rows: z.array(rowSchema) });

/** An entry as the last sync wrote it. */
export type LockRow = z.output<typeof rowSchema>;

/** Rows of the last sync from this CMS; empty if there was none. Rows that no sync can have written are left out. */
export function readLock(contentDir: string): { source?: string; rows: LockRow[] } {
  const lock = attempt(() => lockSchema.parse(readJson(join(contentDir, cmsLockName))), undefined);
  const rows = lock?.rows.filter(({ path }) => pathProblem(path) === undefined) ?? [];
  return { ...(lock && { source: lock.source }), rows };
}

/** Text of the file, sorted so that diffs are readable. */
export function lockText(source: string, rows: readonly LockRow[]): string {
  const order = ({ path, key = '', id }: LockRow) => `${path}\n${key}\n${id}`;
  const lines = sortBy(rows, order)
    .map((row) => `    ${JSON.stringify(row)}`)
    .join(',\n');
  return `{\n  "version": ${version},\n  "source": ${JSON.stringify(source)},\n  "rows": [\n${lines}\n  ]\n}\n`;
}
