import trim from 'lodash-es/trim.js';
import { rewriteLines } from '../../mdx/syntax/scan-lines';

/** Rewrites `pathname:///base/file`: for Docusaurus it is `pathname:///file`, which here counts from the base path. */
export function belowBase(address: string, base: string): string {
  const name = trim(base, '/');
  return name === '' ? address : address.replaceAll(`pathname:///${name}/`, 'pathname:///');
}

/** Rewrites such addresses in a document. Returns the lines that changed too. */
export function vouchBelowBase(text: string, base: string): { text: string; lines: number[] } {
  return text.includes('pathname:///') ? rewriteLines(text, (line) => belowBase(line, base)) : { text, lines: [] };
}
