import trim from 'lodash-es/trim.js';
import { rewriteLines } from '../../mdx/syntax/scan-lines';

/**
 * Rewrites a `pathname:///` address, which here counts from the base path. In Docusaurus `pathname:///base/file` and
 * `pathname:///file` are the same file.
 * @param base the base path of the site
 */
export function belowBase(address: string, base: string): string {
  const name = trim(base, '/');
  return name === '' ? address : address.replaceAll(`pathname:///${name}/`, 'pathname:///');
}

/** Rewrites such addresses in a document. Returns the lines that changed too. */
export function vouchBelowBase(text: string, base: string): { text: string; lines: number[] } {
  return text.includes('pathname:///') ? rewriteLines(text, (line) => belowBase(line, base)) : { text, lines: [] };
}
