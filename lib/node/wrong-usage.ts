/** Wrong arguments of a command, such as too few of them. Thrown by a script, `run.mjs` says it with the usage, and exits with 2. */
export class WrongUsage extends Error {
  /** Begins as the codes of `parseArgs` do. */
  readonly code = 'ERR_PARSE_ARGS_WRONG_USAGE';
}
