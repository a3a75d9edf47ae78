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
const maxLetters = 1000;

/** A text from outside as a terminal may show it: on one line, of bounded length, and without what steers a terminal. */
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
