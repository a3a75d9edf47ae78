import { scanLines } from '../../mdx/syntax/scan-lines';

/**
 * An address that its author vouches for, as it is written here: below the base path. Docusaurus takes `pathname:///base/file`
 * for the same file as `pathname:///file`.
 * @param base the base path of the site
 */
export function belowBase(address: string, base: string): string {
  const name = base.replace(/^\/+|\/+$/g, '');
  return name === '' ? address : address.replaceAll(`pathname:///${name}/`, 'pathname:///');
}

/** A document with such addresses below the base path, and the lines that changed. */
export function vouchBelowBase(text: string, base: string): { text: string; lines: number[] } {
  const lines: number[] = [];
  if (!text.includes('pathname:///')) return { text, lines };
  const changed = [...scanLines(text)].map(({ line, code }, index) => {
    const below = code ? line : belowBase(line, base);
    if (below !== line) lines.push(index + 1);
    return below;
  });
  return { text: lines.length > 0 ? changed.join('\n') : text, lines };
}
