import type { Diagnostic } from '../report/diagnostic';

/** Results of a run. */
export interface CheckReport {
  diagnostics: readonly Diagnostic[];
  documents: number;
  ms: number;
}

/** Report as one JSON object. */
export function formatJson({ diagnostics, documents, ms }: CheckReport): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return JSON.stringify({ diagnostics, summary: { documents, errors, warnings: diagnostics.length - errors, ms } });
}
