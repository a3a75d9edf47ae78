import type { Diagnostic } from '../../report/diagnostic';
import { formatPretty } from '../../report/format';

/** Report of an export check for users, by file, without lines. */
export function formatExport(diagnostics: readonly Diagnostic[]): string {
  return formatPretty(diagnostics, { source: () => undefined });
}
