/** A command was called with wrong arguments. `run.mjs` prints the message and the usage, and exits with 2. */
export class WrongUsage extends Error {
  /** `run.mjs` treats all errors with this beginning alike, also those of `parseArgs`. */
  readonly code = 'ERR_PARSE_ARGS_WRONG_USAGE';
}
