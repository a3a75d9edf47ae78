import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { CmsEntry } from '../adapters/adapter';

/** Entries by row key. */
export interface EntryStore {
  get(key: string): CmsEntry | undefined;
  set(key: string, entry: CmsEntry): unknown;
  delete(key: string): unknown;
}

/**
 * Keeps entries in a file: ten thousand of them, whose check needs the memory, take none then. The file is gone once it
 * is closed, or whoever opened it ends.
 */
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
