type ErrorClass = abstract new (...args: never[]) => Error;

/**
 * Runs a command. Errors of these kinds, or any error by default, are written for the person who called it: the message is
 * shown without a stack, and the exit code is 1. Wrong arguments are left to `run.mjs`.
 */
export async function runCommand(run: () => Promise<void> | void, ...kinds: readonly ErrorClass[]): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')) throw error;
    const expected = kinds.length > 0 ? kinds : [Error];
    if (!(error instanceof Error && expected.some((kind) => error instanceof kind))) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
