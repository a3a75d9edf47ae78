import { setTimeout as sleep } from 'node:timers/promises';

interface Waiting {
  /** Milliseconds between questions. */
  every?: number;
  /** Milliseconds after which it gives up. */
  patience?: number;
  /** Whether waiting has become useless, for example because a program has ended. */
  gone?: () => boolean;
}

/**
 * Repeats a question until there is an answer.
 * @returns the first answer that is neither undefined nor false; undefined after giving up
 */
export async function until<T>(
  ask: () => T | Promise<T>,
  { every = 50, patience = Number.POSITIVE_INFINITY, gone = () => false }: Waiting = {},
): Promise<Exclude<T, undefined | false> | undefined> {
  const end = performance.now() + patience;
  while (!gone()) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer as Exclude<T, undefined | false>;
    if (performance.now() > end) return undefined;
    await sleep(every);
  }
  return undefined;
}
