import { policySources } from '../../publish/content-policy';
import type { Diagnostic } from '../../report/diagnostic';
import { isRefused, policyHint, refusedMessage } from '../refused';
import { exportDiagnostic, fileToBlame } from './export-codes';
import { pagePath } from './resolve-reference';
import type { ExportContext, FileScan, Reference } from './types';

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

/** Reports resources that the policy of a page refuses, once each, unless the content check has reported them. */
export function checkPolicy(scans: readonly FileScan[], context: ExportContext): Diagnostic[] {
  const sources = policySources(context.allowed);
  const own = new URL(context.origin).origin;
  const refused = new Map<string, { reference: Reference; directive: string; file: string }>();
  for (const { file, references } of scans) {
    for (const reference of references) {
      const { url, directive } = reference;
      if (directive === undefined || !isRefused(url, sources.get(directive), own)) continue;
      const isSaid = () => context.said?.some(({ hint }) => hint?.startsWith(policyHint(url, directive, own)));
      if (!refused.has(url) && !isSaid()) refused.set(url, { reference, directive, file });
    }
  }
  return [...refused.values()].map(({ reference, directive, file }) =>
    exportDiagnostic(
      'refused-by-policy',
      fileToBlame(context, file, reference.source),
      `${refusedMessage(reference.url)} (on /${pagePath(file)}).`,
      policyHint(reference.url, directive, own),
    ),
  );
}
