import type { Payload } from 'payload';
import { inTurn } from '../database/take-turns';

/** Something on the site that is not as it was. */
export interface Change {
  collection: string;
  id: string;
  path: string;
}

interface Burst {
  /** When it began, and when something changed last: milliseconds. */
  since: number;
  last: number;
  changes: Change[];
}

const key = 'deploy-burst';
const longestMs = 60_000;

/** Adds to what the next call of the deploy hook is about. In the database, because any instance may make that call. */
export function addToBurst({ db, kv }: Payload, changes: readonly Change[]): Promise<void> {
  return inTurn(db, key, async () => {
    const now = Date.now();
    const burst = (await kv.get<Burst>(key)) ?? { since: now, last: now, changes: [] };
    await kv.set(key, { ...burst, last: now, changes: [...burst.changes, ...changes] });
  });
}

/**
 * Takes what changed once nothing has for a while, or for a minute at most; whoever comes second finds nothing.
 * @returns the changes, or how long it is until they may be taken: milliseconds
 */
export function takeBurst({ db, kv }: Payload, quietMs: number): Promise<readonly Change[] | number> {
  return inTurn(db, key, async () => {
    const burst = await kv.get<Burst>(key);
    if (!burst) return [];
    const left = Math.min(burst.last + quietMs, burst.since + longestMs) - Date.now();
    // Less than a timer may come too early.
    if (left > 5) return left;
    await kv.delete(key);
    return burst.changes;
  });
}
