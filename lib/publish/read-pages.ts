import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { SiteConfig } from '../../schema/site';
import { absoluteUrl } from '../site/absolute-url';

/** Reads the head of an exported page, and nothing after it. What is not there is empty. */
export function readHead(html: string) {
  const head = { title: '', description: '', canonical: '', noindex: false };
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

/** Paths of all HTML files of an export, including redirects. */
export function pageFiles(dir: string): string[] {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith('.html')).map((path) => path.replaceAll('\\', '/'));
}

/** The same without the owner's HTML from the public folder. */
export function ownPageFiles(dir: string, publicDir: string): string[] {
  return pageFiles(dir).filter((path) => !existsSync(join(publicDir, path)));
}

/**
 * Reads the pages of the export one by one. Pages with another canonical address are left out, because they are redirects,
 * and so is the not-found page, which has none. `file` is the path below the export folder, `route` has no base path.
 */
export function* readPages(dir: string, site: SiteConfig) {
  for (const file of pageFiles(dir).sort()) {
    const html = readFileSync(join(dir, file), 'utf8');
    const route = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    const head = readHead(html);
    if (head.canonical !== '' && new URL(head.canonical).href === absoluteUrl(site, route))
      yield { file, html, route, head };
  }
}
