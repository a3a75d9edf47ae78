/** Receives one line of a command's output. */
export type Print = (line: string) => void;

/** A step that failed, with what its reader needs to see. */
export class StepError extends Error {
  override name = 'StepError';
}

/** Runs one step of a command and prints a line with its outcome and its seconds. Resolves with what the step does. */
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
 * Runs one step of a command and prints a line with its outcome and its seconds.
 * @param work what to do; may resolve with lines worth reading though all went well
 */
export async function runStep(name: string, print: Print, work: () => Promise<readonly string[]>): Promise<void> {
  for (const note of await measureStep(name, print, work)) print(note);
}
