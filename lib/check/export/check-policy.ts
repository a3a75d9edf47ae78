import { type AllowedSources, policySources } from '../../publish/content-policy';
import type { Diagnostic } from '../../report/diagnostic';
import { isRefused, policyHint, refusedMessage } from '../refused';
import { exportDiagnostic, fileToBlame } from './export-codes';
import { pagePath } from './resolve-reference';
import type { ExportContext, FileScan, Reference } from './types';

/** Reports resources that the policy of a page refuses, once each, unless the content check has reported them. */
export function checkPolicy(scans: readonly FileScan[], allowed: AllowedSources, context: ExportContext): Diagnostic[] {
  const sources = policySources(allowed);
  const own = new URL(context.origin).origin;
  const refused = new Map<string, { reference: Reference; directive: string; file: string }>();
  for (const { file, references } of scans) {
    for (const reference of references) {
      const { url, directive } = reference;
      if (directive === undefined || !isRefused(url, sources.get(directive), own)) continue;
      const isSaid = () => context.said?.some(({ message }) => message === refusedMessage(url));
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
