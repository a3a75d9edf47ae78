import type { Print } from './steps';

/** What parts of a build that run side by side share. */
export interface Together {
  /** Aborted as soon as one of them fails. */
  signal: AbortSignal;
  /** Prints until then: what is stopped because another part failed has nothing to report. */
  print: Print;
}

/** What runs side by side, by name. */
type Parts = Readonly<Record<string, (together: Together) => Promise<unknown>>>;
type Results<Of extends Parts> = { [Name in keyof Of]: Awaited<ReturnType<Of[Name]>> };

/**
 * Runs parts of a build that need nothing of each other. The first to fail stops the others and is the one reported.
 * @param around what they run within, if they are parts of a part
 * @returns what each resolves with, once all are done
 * @throws what the first to fail threw, once all have ended
 */
export async function runTogether<Of extends Parts>(
  around: Pick<Together, 'print'> & Partial<Together>,
  parts: Of,
): Promise<Results<Of>> {
  const failure = new AbortController();
  const signal = around.signal ? AbortSignal.any([around.signal, failure.signal]) : failure.signal;
  const print: Print = (line) => {
    if (!signal.aborted) around.print(line);
  };
  const running = Object.entries(parts).map(async ([name, part]) => {
    try {
      return [name, await part({ signal, print })] as const;
    } catch (error) {
      failure.abort();
      throw error;
    }
  });
  try {
    return Object.fromEntries(await Promise.all(running)) as Results<Of>;
  } finally {
    await Promise.allSettled(running);
  }
}
