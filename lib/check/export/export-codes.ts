import type { SiteConfig } from '../../../schema/site';
import type { Diagnostic } from '../../report/diagnostic';
import { fileStart } from '../../report/place';
import type { ExportContext } from './types';

/**
 * Every code of the export check with its severity. It is the net below the content check: what an author can get wrong,
 * that one has said before. A test holds each code against it.
 */
export const exportSeverities = {
  'broken-anchor': 'warning',
  'broken-link': 'error',
  'case-clash': 'warning',
  'duplicate-route': 'warning',
  'outside-base-path': 'error',
  'pathname-in-output': 'error',
  'refused-by-policy': 'warning',
  'taken-apart': 'warning',
} as const satisfies Record<string, Diagnostic['severity']>;

export type ExportCode = keyof typeof exportSeverities;

/** What the content check only warns of on a site, the check of its export does not stop at either. */
export function brokenLinkSeverity({ contentCheck }: Pick<SiteConfig, 'contentCheck'>): Diagnostic['severity'] {
  return contentCheck.warnings.some((code) => /^(?:link|file|image)\//.test(code)) ? 'warning' : 'error';
}

/** The file that a finding on a page is in: the content it was written in, or the page where the layout has it. */
export function fileToBlame(
  { exportDir, contentDir }: ExportContext,
  page: string,
  source: string | undefined,
): string {
  return source === undefined ? `${exportDir}/${page}` : `${contentDir}/${source}`;
}

/** A finding in a whole file: an export has no lines that anybody wrote. */
export function exportDiagnostic(code: ExportCode, file: string, message: string, hint?: string): Diagnostic {
  return { severity: exportSeverities[code], code, file, ...fileStart, message, ...(hint && { hint }) };
}
