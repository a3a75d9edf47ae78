import { readdirSync, readFileSync } from 'node:fs';
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

function routeOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

/**
 * Pages of the export that stand for themselves, one at a time. Left out are those whose canonical address is another
 * page's, because they only lead there, and the not-found page, which has none.
 */
export function* readPages(dir: string, site: SiteConfig): Generator<ExportedPage> {
  for (const entry of readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!entry.endsWith('.html')) continue;
    const file = entry.replaceAll('\\', '/');
    const html = readFileSync(join(dir, entry), 'utf8');
    const route = routeOf(file);
    const head = readHead(html);
    if (head.canonical !== '' && new URL(head.canonical).href === absoluteUrl(site, route))
      yield { file, html, route, head };
  }
}
