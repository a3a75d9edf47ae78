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
