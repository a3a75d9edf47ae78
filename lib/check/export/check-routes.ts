import groupBy from 'lodash-es/groupBy.js';
import type { Diagnostic } from '../../report/diagnostic';
import { type ExportCode, exportDiagnostic } from './export-codes';
import { pagePath } from './resolve-reference';
import type { FileScan } from './types';

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
  // Payload files have the names of their pages.
  const own = [...files].filter((file) => !file.endsWith('.txt'));
  const report = (code: ExportCode, group: readonly string[], what: string, hint: string) =>
    exportDiagnostic(code, `${exportDir}/${group[0]}`, `${group.join(' and ')} ${what}.`, hint);
  const shared = (paths: readonly string[], keyOf: (file: string) => string) =>
    Object.entries(groupBy(paths, keyOf)).filter(([, group]) => group.length > 1);
  return [
    ...shared(pages, pagePath).map(([path, group]) =>
      report('duplicate-route', group, `have the same address /${path}`, 'Change the slug or the name of one of them.'),
    ),
    ...shared(own, (file) => file.toLowerCase()).map(([, group]) =>
      report('case-clash', group, 'differ only in upper and lower case', 'Rename one of them.'),
    ),
  ];
}
