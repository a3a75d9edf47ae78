/** An error that tells the user why a site cannot be imported. */
export class ImportError extends Error {
  /** What the user can do. */
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
