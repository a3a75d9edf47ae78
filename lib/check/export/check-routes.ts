import groupBy from 'lodash-es/groupBy.js';
import type { Diagnostic } from '../../report/diagnostic';
import { exportDiagnostic } from './export-codes';
import { pagePath } from './resolve-reference';
import type { FileScan } from './types';

/** Files that share what a function makes of their names. */
function doubles(files: readonly string[], keyOf: (file: string) => string): string[][] {
  return Object.values(groupBy(files, keyOf)).filter((group) => group.length > 1);
}

/** True for x/index.html where it only leads to x.html, as lib/publish/address-pages.ts writes it. */
function leadsToItsPage({ file, references }: FileScan): boolean {
  const folder = /([^/]+)\/index\.html$/.exec(file)?.[1];
  const page = `../${encodeURIComponent(folder ?? '')}.html`;
  return folder !== undefined && references.some(({ url, text }) => text === '<meta>' && url === page);
}

/**
 * Reports addresses that two files claim: x.html beside x/index.html, and names that differ only in case, of which
 * hosts and disks that ignore case keep one.
 */
export function checkRoutes(files: ReadonlySet<string>, scans: readonly FileScan[], exportDir: string): Diagnostic[] {
  const standIns = new Set(scans.filter(leadsToItsPage).map(({ file }) => file));
  const pages = [...files].filter((file) => file.endsWith('.html') && !standIns.has(file));
  const twins = doubles(pages, pagePath).map((group) =>
    exportDiagnostic(
      'duplicate-route',
      `${exportDir}/${group[0] ?? ''}`,
      `${group.join(' and ')} have the same address /${pagePath(group[0] ?? '')}.`,
      'Change the slug or the name of one of them.',
    ),
  );
  // Payload files follow their pages, so that one clash would be reported several times.
  const own = [...files].filter((file) => !file.endsWith('.txt'));
  const clashes = doubles(own, (file) => file.toLowerCase()).map((group) =>
    exportDiagnostic(
      'case-clash',
      `${exportDir}/${group[0] ?? ''}`,
      `${group.join(' and ')} differ only in upper and lower case.`,
      'Rename one of them.',
    ),
  );
  return [...twins, ...clashes];
}
