import type { SiteConfig } from '../../../schema/site';
import type { Diagnostic } from '../../report/diagnostic';
import { fileStart } from '../../report/place';
import type { ExportContext } from './types';

/**
 * Every code of the export check with its severity. The content check reports most mistakes of authors first; the export
 * check finds what it missed. A test compares each code with the content check.
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

/** Broken links are warnings here where the site has made them warnings of the content check. */
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
