import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { SiteConfig } from '../../schema/site';
import { absoluteUrl } from './absolute-url';

/** What the head of a finished page says about it. */
export interface PageHead {
  /** As the browser tab shows it, site title included. */
  title: string;
  description: string;
  /** Empty where the page names none. */
  canonical: string;
  noindex: boolean;
}

/** Reads the head of an exported page. Nothing behind it is looked at. */
export function readHead(html: string): PageHead {
  const head: PageHead = { title: '', description: '', canonical: '', noindex: false };
  let inTitle = false;
  const parser = new Parser({
    onopentag(tag, { name, content = '', rel, href = '' }) {
      inTitle = tag === 'title';
      if (tag === 'meta' && name === 'description') head.description = content;
      if (tag === 'meta' && name === 'robots') head.noindex = /\bnoindex\b/.test(content);
      if (tag === 'link' && rel === 'canonical') head.canonical = href;
    },
    ontext(text) {
      if (inTitle) head.title += text;
    },
    onclosetag() {
      inTitle = false;
    },
  });
  parser.end(html.slice(0, html.indexOf('</head>')));
  return head;
}

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
