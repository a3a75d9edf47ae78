/** Whether an address is covered by a source of a policy, such as `https://*.example.com`. */
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

/** Whether the security policy refuses an address of another site, or any address. */
export function isRefused(url: string, sources: readonly string[] | undefined, own: string): boolean {
  if (sources?.join() === "'none'") return true;
  if (!/^(https?:)?\/\//i.test(url) || !URL.canParse(url, own)) return false;
  const target = new URL(url, own);
  return target.origin !== own && !sources?.some((source) => covers(source, target));
}

/** What to write instead of an element that no page loads, or the line of site.config.ts that allows an address. */
export function policyHint(url: string, directive: string, own: string): string {
  if (directive === 'object-src') return `Write <iframe src="${url}" title="…"></iframe>, or a link to the file.`;
  return `Put the file into the site, or allow its origin in site.config.ts: security: { csp: { '${directive}': ['${new URL(url, own).origin}'] } }.`;
}

/** Message about a refused address. What stands behind its `#` loads nothing else. */
export function refusedMessage(url: string): string {
  return `${url.replace(/#.*$/s, '')} will not load: the security policy of the pages does not allow it`;
}
