import type { Diagnostic } from '../report/diagnostic';

/** What a run found, for machines. */
export interface CheckReport {
  diagnostics: readonly Diagnostic[];
  documents: number;
  ms: number;
}

/** Report for machines: one JSON object. */
export function formatJson({ diagnostics, documents, ms }: CheckReport): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return JSON.stringify({ diagnostics, summary: { documents, errors, warnings: diagnostics.length - errors, ms } });
}
