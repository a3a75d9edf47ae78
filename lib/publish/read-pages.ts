import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schema/site';
import { absoluteUrl } from './absolute-url';
import { type PageHead, readHead } from './read-head';

/** A finished page of the export. */
export interface ExportedPage {
  /** Path below the export folder. */
  file: string;
  html: string;
  /** Without the base path. */
  route: string;
  head: PageHead;
}

/** Paths of the pages of an export below its folder, also of what only leads on. */
export function pageFiles(dir: string): string[] {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith('.html')).map((path) => path.replaceAll('\\', '/'));
}

/** The same without HTML that the owner put into the public folder: it is none of the site's pages. */
export function ownPageFiles(dir: string, publicDir: string): string[] {
  return pageFiles(dir).filter((path) => !existsSync(join(publicDir, path)));
}

function routeOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

/**
 * Pages of the export that stand for themselves, one at a time. Left out are those whose canonical address is another
 * page's, because they only lead there, and the not-found page, which has none.
 */
export function* readPages(dir: string, site: SiteConfig): Generator<ExportedPage> {
  for (const file of pageFiles(dir).sort()) {
    const html = readFileSync(join(dir, file), 'utf8');
    const route = routeOf(file);
    const head = readHead(html);
    if (head.canonical !== '' && new URL(head.canonical).href === absoluteUrl(site, route))
      yield { file, html, route, head };
  }
}
