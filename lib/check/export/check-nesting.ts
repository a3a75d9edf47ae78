import type { Diagnostic } from '../../report/diagnostic';
import { exportDiagnostic, fileToBlame } from './export-codes';
import { pagePath } from './resolve-reference';
import type { ExportContext, FileScan } from './types';

/**
 * Reports elements that HTML does not allow inside of others, such as a `<div>` in a `<p>`, once for each pair in a document.
 * Browsers take them apart, and React renders the page again.
 */
export function checkNesting(scans: readonly FileScan[], context: ExportContext): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const { file, nested = [] } of scans)
    for (const { outer, inner, source } of nested) {
      // A paragraph in a `<p>` of a document. Nothing is lost, and text is not rendered again.
      if (inner === '<p>') continue;
      const path = fileToBlame(context, file, source);
      const message = `${inner} stands in ${outer}, which no page can hold (on /${pagePath(file)}).`;
      const key = `${path} ${inner} ${outer}`;
      const hint = 'Write <div> instead of <p> in the component: the page is drawn twice for it.';
      if (!found.has(key)) found.set(key, exportDiagnostic('taken-apart', path, message, hint));
    }
  return [...found.values()];
}
