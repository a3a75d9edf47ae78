import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schema/site';
import { isRouteBelow } from '../content/model/join-route';
import { putFile } from '../node/put-file';
import { absoluteUrl } from '../site/absolute-url';
import type { Language } from '../words/types';
import { pageFiles } from './read-pages';
import { leadOnPage } from './site-redirects';

interface LocalPages {
  site: { routePrefix: string };
  language: Language;
}

/** Pages without such a copy: those that are index.html already, and the not-found page. */
const alone = /^(404|_not-found|(.+\/)?index)\.html$/;

/**
 * Writes x/index.html beside each page x.html. It redirects to the page with query and hash, so that hosts that only know
 * files and folders (Python's http.server, a bucket, a server without configuration) answer /x and /x/. Other hosts never
 * show it. A second copy of the page would enlarge the export by a tenth; this file has less than 1 kB.
 * @returns the number of files
 */
export function writeAddressPages(
  dir: string,
  site: Pick<SiteConfig, 'url' | 'basePath' | 'favicon' | 'brand'>,
  editions: readonly [LocalPages, ...LocalPages[]],
): number {
  const [standard, ...others] = editions;
  const pages = pageFiles(dir).filter((path) => !alone.test(path));
  const missing = pages.filter((path) => !existsSync(join(dir, path.replace(/\.html$/, '/index.html'))));
  for (const page of missing) {
    const path = page.replace(/\.html$/, '');
    const file = join(dir, path, 'index.html');
    const { language } = others.find(({ site: own }) => isRouteBelow(own.routePrefix, `/${path}`)) ?? standard;
    const name = encodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    putFile(file, leadOnPage({ href: `../${name}.html`, canonical: absoluteUrl(site, `/${path}`) }, site, language));
  }
  return missing.length;
}
