import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import chunk from 'lodash-es/chunk.js';
import type { CmsAdapter, CmsEntry, ManifestRow } from '../adapters/adapter';
import { type CollectionName, collectionNames } from '../entries/collections';
import { SyncError } from '../sync-error';
import { isSameState, rowKey } from './plan';

export interface EntryStore {
  get(key: string): CmsEntry | undefined;
  set(key: string, entry: CmsEntry): unknown;
  delete(key: string): unknown;
}

/** Keeps entries in a file, because the check needs the memory. The file is gone once it is closed, or the process ends. */
export function openEntryStore(file: string): EntryStore & { close(): void } {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, 'w+');
  rmSync(file);
  const places = new Map<string, { start: number; length: number }>();
  let end = 0;
  return {
    get(key) {
      const place = places.get(key);
      if (!place) return undefined;
      const bytes = Buffer.alloc(place.length);
      readSync(handle, bytes, 0, place.length, place.start);
      return deserialize(bytes) as CmsEntry;
    },
    set(key, entry) {
      const bytes = serialize(entry);
      for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done, bytes.length - done, end + done);
      places.set(key, { start: end, length: bytes.length });
      end += bytes.length;
    },
    delete: (key) => places.delete(key),
    close: () => closeSync(handle),
  };
}

/** What was fetched so far, for a progress line. */
export interface Progress {
  entries: number;
  media: number;
  bytes: number;
  total: number;
}

/** Fetched content by row key. Fetching again takes what is still current from it. */
export interface Fetched {
  entries: EntryStore;
  /** Bytes of each file, or why it was not taken. */
  media: Map<string, { updatedAt: string; bytes?: Uint8Array; flaw?: string }>;
}

const batchSize = 20;
const atOnce = 3;

async function runAll(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = [...jobs];
  async function work(): Promise<void> {
    for (let job = queue.shift(); job; job = queue.shift()) await job();
  }
  const results = await Promise.allSettled(Array.from({ length: atOnce }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Entries as their rows of the manifest have them. One that says something else of its file is of another state. */
function ofManifest(answer: readonly CmsEntry[], rows: readonly ManifestRow[]): CmsEntry[] {
  const byKey = new Map(rows.map((row) => [rowKey(row), row]));
  return answer.filter((entry) => isSameState(byKey.get(rowKey(entry)), entry));
}

/** Something that is too large concerns nothing else. @throws the error if it is another one */
function flawOf(error: unknown): { flaw: string } {
  if (error instanceof SyncError && error.failure === 'content') return { flaw: error.message };
  throw error;
}

/** Entries of one kind, in halves if an answer would be too large. One that is too large alone comes without its content. */
async function entriesOf(adapter: CmsAdapter, kind: CollectionName, rows: readonly ManifestRow[]): Promise<CmsEntry[]> {
  try {
    const ids = rows.map(({ id }) => id);
    return ofManifest(await adapter.entries(kind, ids), rows);
  } catch (error) {
    const empty = { title: '', fields: {}, body: '', source: '', order: 0, ...flawOf(error) };
    if (rows.length === 1) return rows.map((row) => ({ ...row, kind, ...empty }));
    const halves = chunk(rows, Math.ceil(rows.length / 2));
    const found: CmsEntry[] = [];
    for (const half of halves) found.push(...(await entriesOf(adapter, kind, half)));
    return found;
  }
}

/** Fetches entries and media in batches, a few at once. @returns rows of entries that no answer holds as listed */
export async function fetchAll(
  adapter: CmsAdapter,
  rows: readonly ManifestRow[],
  fetched: Fetched,
  onProgress: (progress: Progress) => void,
): Promise<ManifestRow[]> {
  const isFetched = (row: ManifestRow): boolean => {
    if (row.kind === 'media') return fetched.media.get(rowKey(row))?.updatedAt === row.updatedAt;
    return isSameState(fetched.entries.get(rowKey(row)), row);
  };
  const missing = rows.filter((row) => !isFetched(row));
  for (const row of missing) fetched.entries.delete(rowKey(row));
  const progress: Progress = { entries: 0, media: 0, bytes: 0, total: missing.length };
  const entryJobs = (kind: CollectionName) =>
    chunk(
      missing.filter((row) => row.kind === kind),
      batchSize,
    ).map((batch) => async () => {
      for (const entry of await entriesOf(adapter, kind, batch)) {
        fetched.entries.set(rowKey(entry), entry);
        progress.bytes += Buffer.byteLength(entry.body);
        progress.entries++;
      }
      onProgress(progress);
    });
  const mediaJobs = missing
    .filter(({ kind }) => kind === 'media')
    .map((row) => async () => {
      const taken = await adapter.media(row).then((bytes) => bytes && { bytes }, flawOf);
      if (taken) fetched.media.set(rowKey(row), { updatedAt: row.updatedAt, ...taken });
      progress.bytes += taken && 'bytes' in taken ? taken.bytes.length : 0;
      progress.media++;
      onProgress(progress);
    });
  await runAll([...collectionNames.flatMap(entryJobs), ...mediaJobs]);
  return rows.filter((row) => row.kind !== 'media' && !isFetched(row));
}
