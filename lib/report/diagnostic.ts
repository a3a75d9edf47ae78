/** One problem a check found, with the place an editor can jump to. Lines and columns count from 1. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /** Stable name of the rule, for example `broken-link`. */
  code: string;
  /** Path of the file as the reader of the report would open it. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** What is wrong, in one sentence. */
  message: string;
  /** What to write instead. */
  hint?: string;
  /** Where the rule is explained. */
  url?: string;
}
