import type { Diagnostic } from '../../report/diagnostic';
import { formatPretty } from '../../report/format';

/** Report of an export check for people. Its findings name whole files: there is no line to show. */
export function formatExport(diagnostics: readonly Diagnostic[]): string {
  return formatPretty(diagnostics, { source: () => undefined });
}
