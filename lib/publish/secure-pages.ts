import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AllowedSources, contentPolicy } from './content-policy';
import { ownPageFiles } from './read-pages';

const charset = /<meta charset="utf-8"\/?>/i;
/** A style sheet that the build made, as React writes it into the head; another host's is not asked for before the policy. */
const sheet =
  /<link (?:rel="stylesheet" )?href="((?:\/[\w.~%-]+)*\/(?:_next\/static|_vendor)\/[\w/.-]+\.css)"(?: rel="stylesheet" as="style")? data-precedence="/g;

export interface PageSecurity {
  /** What pages may load from other sites. */
  allowed: AllowedSources;
  /** Program that runs before anything is loaded. */
  guard: string;
  /** Program of every page that runs before it is drawn. */
  firstPaint: string;
}

/**
 * Puts the security policy and, where it loads files, the guard into a page, before anything they watch over. The encoding stays in front of
 * them, because browsers look for that in the first kilobyte only. Two things make the page show sooner: style sheets are
 * asked for first, since Chromium asks for nothing behind a policy until the programs before it have run; and the program of
 * the first paint follows the guard, because behind the style sheet, where React writes it, it and all text wait for that.
 * @throws Error when the page names no encoding
 */
export function securePage(page: string, { allowed, guard, firstPaint }: PageSecurity): string {
  const [encoding] = charset.exec(page) ?? [];
  if (encoding === undefined) throw new Error('A page of the export has no <meta charset="utf-8">.');
  const rest = page.replace(`<script>${firstPaint}</script>`, '');
  // A page that only leads on loads nothing that could be missing.
  const programs = [...(page.includes('/_next/') ? [guard] : []), ...(rest === page ? [] : [firstPaint])];
  const script = programs.length > 0 ? `<script>${programs.join(';')}</script>` : '';
  const sheets = [...page.matchAll(sheet)].map(([, href]) => `<link rel="preload" as="style" href="${href}"/>`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(script + rest, allowed)}"/>`;
  return rest.replace(encoding, () => [encoding, ...sheets, policy, script].join(''));
}

/** Changes the HTML of a page, by the path of its file in the export. */
export type FinishPage = (file: string, html: string) => string;

/**
 * Puts guard and security policy into every page of an export, each with the hashes of its own inline scripts. HTML that
 * the owner put into the public folder is none of the site's pages and stays as it is.
 * @param secure as `securePage` does for the page of a file
 * @param done files whose pages have both already
 * @throws Error that names a page without an encoding
 */
export function securePages(
  dir: string,
  publicDir: string,
  secure: FinishPage,
  done: ReadonlySet<string> = new Set(),
): void {
  for (const path of ownPageFiles(dir, publicDir)) {
    if (done.has(path)) continue;
    const file = join(dir, path);
    writeFileSync(file, secure(path, readFileSync(file, 'utf8')));
  }
}
