import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AllowedSources, contentPolicy } from './content-policy';
import { ownPageFiles } from './read-pages';

const charset = /<meta charset="utf-8"\/?>/i;

export interface PageSecurity {
  /** What pages may load from other sites. */
  allowed: AllowedSources;
  /** Program that runs before anything is loaded. */
  guard: string;
}

/**
 * Puts the security policy and, where it loads files, the guard into a page, before anything they watch over. The encoding stays in front of
 * them, because browsers look for that in the first kilobyte only.
 * @throws Error when the page names no encoding
 */
export function securePage(page: string, { allowed, guard }: PageSecurity): string {
  const [first] = charset.exec(page) ?? [];
  if (first === undefined) throw new Error('A page of the export has no <meta charset="utf-8">.');
  // A page that only leads on loads nothing that could be missing.
  const script = page.includes('/_next/') ? `<script>${guard}</script>` : '';
  const policy = contentPolicy(script + page, allowed);
  return page.replace(first, () => `${first}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${script}`);
}

/**
 * Puts guard and security policy into every page of an export, each with the hashes of its own inline scripts. HTML that
 * the owner put into the public folder is none of the site's pages and stays as it is.
 * @param security what pages may load from other sites, and the guard of each by the path of its file
 * @throws Error that names a page without an encoding
 */
export function securePages(
  dir: string,
  publicDir: string,
  { allowed, guardOf }: Pick<PageSecurity, 'allowed'> & { guardOf: (file: string) => string },
): void {
  for (const path of ownPageFiles(dir, publicDir)) {
    const file = join(dir, path);
    writeFileSync(file, securePage(readFileSync(file, 'utf8'), { allowed, guard: guardOf(path) }));
  }
}
