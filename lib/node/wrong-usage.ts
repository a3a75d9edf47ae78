/** A command was called with wrong arguments. `run.mjs` prints the message and the usage of the command, and exits with 2. */
export class WrongUsage extends Error {
  /** `run.mjs` treats all errors whose code begins like this the same, also those of `parseArgs`. */
  readonly code = 'ERR_PARSE_ARGS_WRONG_USAGE';
}
