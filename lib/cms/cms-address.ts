const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Address of the CMS for browsers: CMS_PUBLIC_URL, else this machine at PORT (3333). Only its pages use sessions. */
export function cmsAddress(env: Readonly<Record<string, string | undefined>>): string {
  const written = env['CMS_PUBLIC_URL'] || `http://localhost:${env['PORT'] || '3333'}`;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback.has(url.hostname))))
    throw new Error(
      `CMS_PUBLIC_URL is ${written}. Write the https:// address that editors open; http:// works for localhost only.`,
    );
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    throw new Error(
      `CMS_PUBLIC_URL is ${written}. Write ${url.origin}, without a path: the pages are at /admin there.`,
    );
  return url.origin;
}
