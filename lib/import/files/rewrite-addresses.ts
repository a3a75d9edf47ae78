import { posix } from 'node:path';
import { scanLines } from '../../mdx/scan-lines';
import type { Root } from './root';
import { locate } from './roots';

const addresses: readonly RegExp[] = [
  // import x from '…', export … from '…', import '…'
  /(^\s*(?:import|export)\b[^'"]*['"](?:!!raw-loader!)?)([^'"]+)/g,
  /(\brequire\(\s*['"](?:!!raw-loader!)?)([^'"]+)/g,
  /(\]\(\s*<?)([^\s)>]+)/g,
  /(^\s*\[[^\]]+\]:\s*<?)([^\s>]+)/g,
  /(\b(?:src|href|to)=['"])([^'"]+)/g,
];

/** Address of a file of the site, from the folder of the site; undefined for routes, other sites and packages. */
function targetOf(address: string, from: string): string | undefined {
  if (address.startsWith('@site/')) return posix.normalize(address.slice('@site/'.length));
  return /^\.{1,2}\//.test(address) ? posix.join(posix.dirname(from), address) : undefined;
}

/**
 * The address by which a document finds the same file once both have moved. Only addresses that would break are changed.
 * @param from path of the document, from the folder of the site
 */
function movedAddress(address: string, from: string, to: string, roots: readonly Root[]): string | undefined {
  const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const target = targetOf(path, from);
  const moved = target === undefined ? undefined : locate(roots, target);
  if (!moved) return undefined;
  const wanted = path.startsWith('@site/') ? moved.alias : undefined;
  // Documents name components by the alias alone; components name each other as they like.
  const byAlias = ['components', 'code'].includes(moved.root.kind) && /\.mdx?$/.test(to);
  const found = wanted === undefined && !byAlias && posix.join(posix.dirname(to), path) === moved.to;
  const stays = wanted === path || found;
  return stays ? undefined : moved.alias + end;
}

/** Text of a document with the addresses of files as they are after the move, and the lines that changed. */
export function rewriteAddresses(
  text: string,
  { from, to }: { from: string; to: string },
  roots: readonly Root[],
): { text: string; lines: number[] } {
  // Most documents name no file by its path.
  if (!text.includes('./') && !text.includes('@site/')) return { text, lines: [] };
  const lines: number[] = [];
  let number = 0;
  const rewritten = [...scanLines(text)].map(({ line, code }) => {
    number++;
    if (code) return line;
    const changed = addresses.reduce(
      (before, pattern) =>
        before.replace(pattern, (whole, start: string, address: string) => {
          const moved = movedAddress(address, from, to, roots);
          return moved === undefined ? whole : start + moved;
        }),
      line,
    );
    if (changed !== line) lines.push(number);
    return changed;
  });
  return lines.length > 0 ? { text: rewritten.join('\n'), lines } : { text, lines };
}
