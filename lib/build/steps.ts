export type Print = (line: string) => void;

/** A failed step. The message is for the person who runs the command. */
export class StepError extends Error {
  override name = 'StepError';
}

/** Runs a step of a command, prints its outcome and its seconds, and resolves with its result. */
export async function measureStep<Result>(name: string, print: Print, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const line = (mark: string) =>
    `${mark} ${name.padEnd(15)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`;
  try {
    const result = await work();
    print(line('✓'));
    return result;
  } catch (error) {
    print(line('✗'));
    throw error;
  }
}

/**
 * Runs a step of a command and prints its outcome, its seconds and its notes.
 * @param work resolves with notes about a success
 */
export async function runStep(name: string, print: Print, work: () => Promise<readonly string[]>): Promise<void> {
  for (const note of await measureStep(name, print, work)) print(note);
}

/** Shared by parallel parts of a build. */
export interface Together {
  /** Aborted when one of them fails. */
  signal: AbortSignal;
  /** Prints until then. A part that was stopped has nothing to report. */
  print: Print;
}

type Parts = Readonly<Record<string, (together: Together) => Promise<unknown>>>;
type Results<Of extends Parts> = { [Name in keyof Of]: Awaited<ReturnType<Of[Name]>> };

/**
 * Runs independent parts of a build in parallel. The first failure stops the others and is reported.
 * @param around the surrounding parts, if any
 * @returns the results of all parts
 * @throws the first error, once all parts have ended
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
