import groupBy from 'lodash-es/groupBy.js';
import type { Diagnostic } from '../../report/diagnostic';
import { exportDiagnostic } from './export-codes';
import { pagePath } from './resolve-reference';
import type { FileScan } from './types';

/** Groups of files for which a function returns the same name. */
function doubles(files: readonly string[], keyOf: (file: string) => string): string[][] {
  return Object.values(groupBy(files, keyOf)).filter((group) => group.length > 1);
}

/** Whether it is an x/index.html that only redirects to x.html, written by lib/publish/address-pages.ts. */
function leadsToItsPage({ file, references }: FileScan): boolean {
  const folder = /([^/]+)\/index\.html$/.exec(file)?.[1];
  const page = `../${encodeURIComponent(folder ?? '')}.html`;
  return folder !== undefined && references.some(({ url, text }) => text === '<meta>' && url === page);
}

/** Reports addresses that two files share: x.html beside x/index.html, and names that only differ in case. */
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
  // Leave out payload files, which have the names of their pages.
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
