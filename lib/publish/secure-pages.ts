import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AllowedSources, contentPolicy } from './content-policy';
import { pauseAfterFirstScreen, waitForPlace } from './first-screen';
import { ownPageFiles } from './read-pages';

const charset = /<meta charset="utf-8"\/?>/i;
/** A style sheet of the build, as React writes it into the head. Style sheets of other hosts wait for the policy. */
const sheet =
  /<link (?:rel="stylesheet" )?href="((?:\/[\w.~%-]+)*\/(?:_next\/static|_vendor)\/[\w/.-]+\.css)"(?: rel="stylesheet" as="style")? data-precedence="/g;

export interface PageSecurity {
  /** Sources of other sites for pages. */
  allowed: AllowedSources;
  /** Program that runs before anything loads. */
  guard: string;
  /** Program of every page that runs before first paint. */
  firstPaint: string;
  /** Address of the icons that the style sheet draws. */
  icons: string;
}

/**
 * Address of the icons (lib/theme/line-icons.ts) in an export: the bundler has put their hash into the name.
 * @param dir the export, without the base path
 * @throws Error if the bundler wrote none
 */
export function iconsAddress(dir: string, basePath: string): string {
  const folder = '_next/static/media';
  const name = readdirSync(join(dir, folder)).find((file) => /^icons\.[^.]+\.svg$/.test(file));
  if (name === undefined) throw new Error(`There are no icons in ${folder} of the export.`);
  return `${basePath}/${folder}/${name}`;
}

/**
 * Adds the security policy to a page, and the guard if the page loads files. Both precede everything that they control,
 * except for the encoding, which browsers only look for in the first kilobyte. Four things make the page show sooner. Style
 * sheets are preloaded before the policy, because Chromium waits with everything after a policy for the preceding programs.
 * So are the icons, which the browser then reads while it waits for the style sheet; as masks they need `crossorigin`. And
 * the program of first paint follows the guard: React writes it behind the style sheet, where it would delay the text. Last,
 * phones paint the first screen before they read the rest.
 * @throws Error if the page has no encoding
 */
export function securePage(page: string, { allowed, guard, firstPaint, icons }: PageSecurity): string {
  const [encoding] = charset.exec(page) ?? [];
  if (encoding === undefined) throw new Error('A page of the export has no <meta charset="utf-8">.');
  const moved = page.replace(`<script>${firstPaint}</script>`, '');
  const rest = pauseAfterFirstScreen(moved);
  const programs = [
    // Redirects load nothing that could be missing.
    ...(page.includes('/_next/') ? [guard] : []),
    ...(moved === page ? [] : [firstPaint]),
    ...(rest === moved ? [] : [waitForPlace]),
  ];
  const script = programs.length > 0 ? `<script>${programs.join(';')}</script>` : '';
  const sheets = [...page.matchAll(sheet)].map(([, href]) => `<link rel="preload" as="style" href="${href}"/>`);
  const pictures = sheets.length > 0 ? [`<link rel="preload" as="image" href="${icons}" crossorigin=""/>`] : [];
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(script + rest, allowed)}"/>`;
  return rest.replace(encoding, () => [encoding, ...sheets, ...pictures, policy, script].join(''));
}

export type FinishPage = (file: string, html: string) => string;

/**
 * Adds guard and security policy, with the hashes of inline scripts, to every page of an export but the owner's HTML.
 * @param secure is `securePage` for the page of a file
 * @param done files that have both already
 * @throws Error that names a page without encoding
 */
export function securePages(dir: string, publicDir: string, secure: FinishPage, done: ReadonlySet<string> = new Set()) {
  for (const path of ownPageFiles(dir, publicDir)) {
    if (done.has(path)) continue;
    const file = join(dir, path);
    writeFileSync(file, secure(path, readFileSync(file, 'utf8')));
  }
}
