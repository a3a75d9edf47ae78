import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of a site's pages below its base path; '' for the home page. */
export function pagesOf(exportDir: string): string[] {
  return readdirSync(exportDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && !/^(404|_not-found)\.html$|.\/index\.html$/.test(path))
    .map((path) => path.replace(/(^index)?\.html$/, ''))
    .sort();
}

/**
 * Of pages in one folder whose names are plain words, one beside a folder of its name and one that is not: a host cannot tell
 * the others from them. All whose names have other signs.
 */
export function pagesOfEachKind(pages: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const page of pages) {
    const [, folder = '', name = ''] = /^(?:(.*)\/)?([^/]*)$/.exec(page) ?? [];
    const hasFolder = pages.some((other) => other.startsWith(`${page}/`));
    const kind = `${folder}/${/^\w[\w-]*$/.test(name) ? `word ${hasFolder}` : name}`;
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}

/** Spellings under which readers and old links know a page. */
export function spellingsOf(page: string): string[] {
  return page === '' ? ['', '/', '/index.html'] : ['', '/', '.html', '/index.html'].map((end) => `/${page}${end}`);
}

/** File a page is made of. */
export function readPage(exportDir: string, page: string): string {
  return readFileSync(join(exportDir, `${page || 'index'}.html`), 'utf8');
}

/**
 * Text a browser without scripts ends at: redirects of the host are followed, and pages that only lead on.
 * @throws Error where that takes more than five steps
 */
export async function follow(url: string, until: (text: string) => boolean): Promise<{ status: number; text: string }> {
  let address = url;
  for (let step = 0; step < 5; step++) {
    const response = await fetch(address);
    const text = await response.text();
    const next = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(text)?.[1];
    if (until(text) || next === undefined) return { status: response.status, text };
    address = new URL(next, response.url).href;
  }
  throw new Error(`${url} leads on and on, at last to ${address}.`);
}
