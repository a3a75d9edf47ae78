import { type AllowedSources, policySources } from '../../export/content-policy';
import type { Diagnostic } from '../diagnostic';
import { pagePath } from './resolve-reference';
import type { ExportContext, FileScan, Reference } from './types';

const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Whether an address lies under a source of a policy, such as `https://*.example.com`. */
function covers(source: string, url: URL): boolean {
  if (!source.startsWith('https://')) return false;
  const wildcard = source.startsWith('https://*.');
  const allowed = new URL(wildcard ? source.replace('*.', '') : source);
  const host = wildcard ? url.host.endsWith(`.${allowed.host}`) : url.host === allowed.host;
  const folder = allowed.pathname.endsWith('/')
    ? url.pathname.startsWith(allowed.pathname)
    : url.pathname === allowed.pathname;
  return url.protocol === 'https:' && host && (allowed.pathname === '/' || folder);
}

/** Reports what pages load from other sites although their security policy refuses it, once for each address. */
export function checkPolicy(scans: readonly FileScan[], allowed: AllowedSources, context: ExportContext): Diagnostic[] {
  const sources = policySources(allowed);
  const own = new URL(context.origin).origin;
  const refused = new Map<string, { reference: Reference; directive: string; file: string }>();
  for (const { file, references } of scans) {
    for (const reference of references) {
      const { url, directive } = reference;
      if (directive === undefined || !/^(https?:)?\/\//i.test(url)) continue;
      const target = new URL(url, own);
      if (target.origin === own || sources.get(directive)?.some((source) => covers(source, target))) continue;
      if (!refused.has(url)) refused.set(url, { reference, directive, file });
    }
  }
  return [...refused.values()].map(({ reference, directive, file }) => ({
    severity: 'warning',
    code: 'refused-by-policy',
    file: reference.source === undefined ? `${context.exportDir}/${file}` : `${context.contentDir}/${reference.source}`,
    ...start,
    message: `${reference.url} will not load: the security policy of the pages does not allow it (on /${pagePath(file)}).`,
    hint: `Put the file into the site, or allow its origin in site.config.ts: security: { csp: { '${directive}': ['${new URL(reference.url, own).origin}'] } }.`,
  }));
}
