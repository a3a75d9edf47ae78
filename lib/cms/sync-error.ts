/** Why a sync ended: the CMS does not answer, refuses, or what it answers cannot be taken. */
export type SyncFailure = 'down' | 'refused' | 'content' | 'local';

/** A sync that failed, in words for the person who started it. Nothing was changed. */
export class SyncError extends Error {
  override name = 'SyncError';
  readonly failure: SyncFailure;

  constructor(failure: SyncFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

const maxLines = 50;

/** Ends a sync with a heading and a line for each problem. @throws SyncError always */
export function failWith(failure: SyncFailure, heading: string, lines: readonly string[]): never {
  const shown = lines.slice(0, maxLines).map((line) => `  ${line}`);
  const more = lines.length > maxLines ? [`  … and ${lines.length - maxLines} more`] : [];
  throw new SyncError(failure, [heading, ...shown, ...more].join('\n'));
}
