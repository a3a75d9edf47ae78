import trim from 'lodash-es/trim.js';
import { rewriteLines } from '../../mdx/syntax/scan-lines';

/**
 * An address that its author vouches for, as it is written here: below the base path. Docusaurus takes `pathname:///base/file`
 * for the same file as `pathname:///file`.
 * @param base the base path of the site
 */
export function belowBase(address: string, base: string): string {
  const name = trim(base, '/');
  return name === '' ? address : address.replaceAll(`pathname:///${name}/`, 'pathname:///');
}

/** A document with such addresses below the base path, and the lines that changed. */
export function vouchBelowBase(text: string, base: string): { text: string; lines: number[] } {
  return text.includes('pathname:///') ? rewriteLines(text, (line) => belowBase(line, base)) : { text, lines: [] };
}
