/** Why a sync failed: the CMS does not answer, refuses, or its answer cannot be used. */
export type SyncFailure = 'down' | 'refused' | 'content' | 'local';

/** A failed sync, with a message for the person who started it. Nothing was changed. */
export class SyncError extends Error {
  override name = 'SyncError';
  readonly failure: SyncFailure;

  constructor(failure: SyncFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

const maxLines = 50;
const maxLetters = 1000;

/** An external text for a terminal: on one line, of limited length, and without control characters. */
export function printable(text: string): string {
  const cut = text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
}

/** Ends a sync with a heading and a line for each problem. @throws SyncError always */
export function failWith(failure: SyncFailure, heading: string, lines: readonly string[]): never {
  const shown = lines.slice(0, maxLines).map((line) => `  ${printable(line)}`);
  const more = lines.length > maxLines ? [`  … and ${lines.length - maxLines} more`] : [];
  throw new SyncError(failure, [heading, ...shown, ...more].join('\n'));
}
