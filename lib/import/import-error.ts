/** Why a site cannot be moved in, for people. */
export class ImportError extends Error {
  /** What to do about it. */
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
