import type { SiteConfig } from '../../../schema/site';
import type { Diagnostic } from '../../report/diagnostic';
import { fileStart } from '../../report/place';
import type { ExportContext } from './types';

/**
 * Every code of the export check with its severity. The content check reports most mistakes first; the export check finds the
 * rest. A test compares each code with the content check.
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

/** Broken links are warnings here if they are warnings of the content check. */
export function brokenLinkSeverity({ contentCheck }: Pick<SiteConfig, 'contentCheck'>): Diagnostic['severity'] {
  return contentCheck.warnings.some((code) => /^(?:link|file|image)\//.test(code)) ? 'warning' : 'error';
}

/** The file to blame for a result on a page: the content file, or the page itself for its layout. */
export function fileToBlame(context: ExportContext, page: string, source: string | undefined): string {
  return source === undefined ? `${context.exportDir}/${page}` : `${context.contentDir}/${source}`;
}

/** A result for a whole file, as lines of an export mean nothing to authors. */
export function exportDiagnostic(code: ExportCode, file: string, message: string, hint?: string): Diagnostic {
  return { severity: exportSeverities[code], code, file, ...fileStart, message, ...(hint && { hint }) };
}
