import { join } from 'node:path';
import type { Diagnostic } from '../report/diagnostic';

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Report for GitHub Actions: one annotation a line. `folder` is the path from the repository to the files. */
export function formatGithub(diagnostics: readonly Diagnostic[], folder = ''): string {
  return diagnostics
    .map(({ severity, code, file, line, column, endLine, endColumn, message, hint }) => {
      // GitHub shows columns only for annotations within one line.
      const columns = line === endLine ? `,col=${column},endColumn=${endColumn}` : '';
      const place = `file=${escapeProperty(join(folder, file).replaceAll('\\', '/'))},line=${line},endLine=${endLine}${columns}`;
      return `::${severity} ${place},title=${escapeProperty(code)}::${escapeData(hint ? `${message}\n${hint}` : message)}`;
    })
    .join('\n');
}

/** Report as one JSON object. */
export function formatJson(report: { diagnostics: readonly Diagnostic[]; documents: number; ms: number }): string {
  const { diagnostics, documents, ms } = report;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return JSON.stringify({ diagnostics, summary: { documents, errors, warnings: diagnostics.length - errors, ms } });
}
