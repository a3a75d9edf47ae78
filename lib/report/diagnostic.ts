import type { Place } from './place';

/** One problem a check found, with the place an editor can jump to. */
export interface Diagnostic extends Place {
  severity: 'error' | 'warning';
  /** Stable name of the rule, for example `broken-link`. */
  code: string;
  /** Path of the file as the reader of the report would open it. */
  file: string;
  /** What is wrong, in one sentence. */
  message: string;
  /** What to write instead. */
  hint?: string;
  /** Where the rule is explained. */
  url?: string;
}

/** What is wrong and what to write instead, as one text. */
export function sentencesOf({ message, hint }: { message: string; hint?: string | undefined }): string {
  return hint ? `${message}. ${hint}` : message;
}
