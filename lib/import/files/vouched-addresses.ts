import trim from 'lodash-es/trim.js';
import { rewriteLines } from '../../mdx/syntax/scan-lines';
import { textOf } from '../../report/values';
import { belowBase } from '../../site/urls';
import type { LoadedSite } from '../load/load-site';

/** Base path of a site: empty, or a path such as /handbook. */
export function basePathOf({ config }: Pick<LoadedSite, 'config'>): string {
  const name = trim(textOf(config['baseUrl']), '/');
  return name && `/${name}`;
}

/** A path from the root of the site, which Docusaurus takes with the base path and without. */
export function fromRoot(path: string, site: Pick<LoadedSite, 'config'>): string {
  const whole = path.startsWith('/') ? path : `/${path}`;
  return belowBase(whole, basePathOf(site)) ?? whole;
}

/** Rewrites `pathname:///base/file`: for Docusaurus it is `pathname:///file`, which here counts from the base path. */
export function vouched(text: string, basePath: string): string {
  return basePath === '' ? text : text.replaceAll(`pathname://${basePath}/`, 'pathname:///');
}

/** Rewrites such addresses in a document. Returns the lines that changed too. */
export function vouchedLines(text: string, basePath: string): { text: string; lines: number[] } {
  return text.includes('pathname:///') ? rewriteLines(text, (line) => vouched(line, basePath)) : { text, lines: [] };
}
