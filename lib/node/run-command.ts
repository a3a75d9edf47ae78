type ErrorClass = abstract new (...args: never[]) => Error;

/**
 * Runs a command. A failure of one of these kinds, any error by default, was written for the person who called it: its
 * message is shown without a stack, and the exit code is 1.
 */
export async function runCommand(run: () => Promise<void> | void, ...kinds: readonly ErrorClass[]): Promise<void> {
  try {
    await run();
  } catch (error) {
    const expected = kinds.length > 0 ? kinds : [Error];
    if (!(error instanceof Error && expected.some((kind) => error instanceof kind))) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
