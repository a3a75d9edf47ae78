import type { CmsAdapter, CmsEntry, ManifestRow } from './adapter';
import { type CollectionName, collectionNames } from './collections';
import { rowKey } from './plan';

/** What was fetched so far, for a progress line. */
export interface Progress {
  entries: number;
  media: number;
  bytes: number;
  total: number;
}

/** Fetched content by row key. Fetching again takes what is still current from it. */
export interface Fetched {
  entries: Map<string, CmsEntry>;
  media: Map<string, { updatedAt: string; bytes: Uint8Array }>;
}

const batchSize = 20;
const atOnce = 3;

function batches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) =>
    items.slice(at * batchSize, (at + 1) * batchSize),
  );
}

async function runAll(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = [...jobs];
  async function work(): Promise<void> {
    for (let job = queue.shift(); job; job = queue.shift()) await job();
  }
  const results = await Promise.allSettled(Array.from({ length: atOnce }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Fetches entries and media in batches, a few at once. What is gone by now is missing in the result.
 * @throws SyncError of the adapter
 */
export async function fetchAll(
  adapter: CmsAdapter,
  rows: readonly ManifestRow[],
  fetched: Fetched,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const missing = rows.filter((row) => {
    const known = row.kind === 'media' ? fetched.media.get(rowKey(row)) : fetched.entries.get(rowKey(row));
    return known?.updatedAt !== row.updatedAt;
  });
  const progress: Progress = { entries: 0, media: 0, bytes: 0, total: missing.length };
  const entryJobs = (kind: CollectionName) =>
    batches(missing.filter((row) => row.kind === kind)).map((batch) => async () => {
      for (const entry of await adapter.entries(
        kind,
        batch.map(({ id }) => id),
      )) {
        fetched.entries.set(rowKey(entry), entry);
        progress.bytes += Buffer.byteLength(entry.body);
        progress.entries++;
      }
      onProgress(progress);
    });
  const mediaJobs = missing
    .filter(({ kind }) => kind === 'media')
    .map((row) => async () => {
      const bytes = await adapter.media(row);
      if (bytes) fetched.media.set(rowKey(row), { updatedAt: row.updatedAt, bytes });
      progress.bytes += bytes?.length ?? 0;
      progress.media++;
      onProgress(progress);
    });
  await runAll([...collectionNames.flatMap(entryJobs), ...mediaJobs]);
}
