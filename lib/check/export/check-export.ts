import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sortBy from 'lodash-es/sortBy.js';
import { listFiles } from '../../node/walk-files';
import type { Diagnostic } from '../../report/diagnostic';
import { formatPretty } from '../../report/format';
import { checkLinks } from './check-links';
import { checkNesting, checkPolicy } from './check-pages';
import { checkRoutes } from './check-routes';
import { scanFeed, scanPage } from './scan-files';
import type { ExportContext, FileScan } from './types';

/** Files of an export in path order. Only pages and feeds are read, one at a time. */
export function* readExport(dir: string): Generator<readonly [string, string]> {
  for (const path of listFiles(dir).sort())
    yield [path, /\.(html|xml)$/.test(path) ? readFileSync(join(dir, path), 'utf8') : ''];
}

/** Report of an export check for users, by file, without lines. */
export function formatExport(diagnostics: readonly Diagnostic[]): string {
  return formatPretty(diagnostics, { source: () => undefined });
}

function scan(file: string, text: string): FileScan | undefined {
  if (file.endsWith('.html')) return scanPage(file, text);
  return file.endsWith('.xml') ? scanFeed(file, text) : undefined;
}

/**
 * Checks an export as a browser would see it, in linear time.
 * @param files path below the export folder → text, which is only read for HTML and XML
 */
export function checkExport(files: Iterable<readonly [string, string]>, context: ExportContext) {
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
    ...checkPolicy(scans, context),
    ...checkNesting(scans, context),
  ];
  return {
    diagnostics: sortBy(diagnostics, ({ file, message }) => `${file}\n${message}`),
    pages: scans.filter(({ file }) => file.endsWith('.html')).length,
  };
}
