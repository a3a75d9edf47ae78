import sortBy from 'lodash-es/sortBy.js';
import type { Diagnostic } from '../../report/diagnostic';
import { checkLinks } from './check-links';
import { checkNesting } from './check-nesting';
import { checkPolicy } from './check-policy';
import { checkRoutes } from './check-routes';
import { scanFeed } from './scan-feed';
import { scanPage } from './scan-page';
import type { ExportContext, FileScan } from './types';

export interface ExportCheckResult {
  diagnostics: Diagnostic[];
  pages: number;
}

function scan(file: string, text: string): FileScan | undefined {
  if (file.endsWith('.html')) return scanPage(file, text);
  return file.endsWith('.xml') ? scanFeed(file, text) : undefined;
}

/**
 * Checks an export as a browser would see it, in linear time.
 * @param files path below the export folder → text, which is only read for HTML and XML
 */
export function checkExport(files: Iterable<readonly [string, string]>, context: ExportContext): ExportCheckResult {
  const paths = new Set<string>();
  const scans: FileScan[] = [];
  for (const [file, text] of files) {
    paths.add(file);
    const result = scan(file, text);
    if (result) scans.push(result);
  }
  const diagnostics = [
    ...checkLinks(paths, scans, context),
    ...checkRoutes(paths, scans, context.exportDir),
    ...checkPolicy(scans, context.allowed, context),
    ...checkNesting(scans, context),
  ];
  return {
    diagnostics: sortBy(diagnostics, ({ file, message }) => `${file}\n${message}`),
    pages: scans.filter(({ file }) => file.endsWith('.html')).length,
  };
}
