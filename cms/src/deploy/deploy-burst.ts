import type { Payload } from 'payload';
import { inTurn } from '../database/take-turns';

/** A change on the site. */
export interface Change {
  collection: string;
  id: string;
  path: string;
}

interface Burst {
  /** Times of the first and the last change, in milliseconds. */
  since: number;
  last: number;
  changes: Change[];
}

const key = 'deploy-burst';
const longestMs = 60_000;

/** Adds a change to the next call of the deploy hook. It is in the database, because any instance may make that call. */
export function addToBurst({ db, kv }: Payload, changes: readonly Change[]): Promise<void> {
  return inTurn(db, key, async () => {
    const now = Date.now();
    const burst = (await kv.get<Burst>(key)) ?? { since: now, last: now, changes: [] };
    await kv.set(key, { ...burst, last: now, changes: [...burst.changes, ...changes] });
  });
}

/** Takes the changes after a quiet time, or a minute, for one caller only; before, the milliseconds until then. */
export function takeBurst({ db, kv }: Payload, quietMs: number): Promise<readonly Change[] | number> {
  return inTurn(db, key, async () => {
    const burst = await kv.get<Burst>(key);
    if (!burst) return [];
    const left = Math.min(burst.last + quietMs, burst.since + longestMs) - Date.now();
    // Timers may fire too early by less than this.
    if (left > 5) return left;
    await kv.delete(key);
    return burst.changes;
  });
}
