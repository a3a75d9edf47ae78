import type { Place } from './place';

/** A problem that a check has found. */
export interface Diagnostic extends Place {
  severity: 'error' | 'warning';
  /** Stable name of the rule, for example `broken-link`. */
  code: string;
  /** Path of the file for the reader of the report. */
  file: string;
  /** What is wrong, in one sentence. */
  message: string;
  /** What to write instead. */
  hint?: string;
  /** Address of the explanation of the rule. */
  url?: string;
}

/** Message and hint as one text. */
export function sentencesOf({ message, hint }: { message: string; hint?: string | undefined }): string {
  return hint ? `${message}. ${hint}` : message;
}
