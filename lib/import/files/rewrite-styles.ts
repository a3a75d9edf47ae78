import { posix } from 'node:path';
import type { Root } from './root';
import { locateModule, pathInSite } from './roots';

const addresses = /((?:\burl\(\s*|@import\s+|\bfrom\s+)['"]?)([^\s'")]+)/g;

/** A style sheet whose addresses lead to the same files from its new place. */
interface RewrittenStyles {
  text: string;
  /** The files they name that come along only where something names them, from the folder of the site. */
  files: string[];
}

/** Path from the folder of the site; undefined for other sites, packages and what the browser asks of this site. */
function targetOf(address: string, from: string, roots: readonly Root[]): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  if (/^~?@site\//.test(path)) return posix.normalize(path.slice(path.indexOf('/') + 1));
  if (path === '' || /^[/~@]|^[a-z]+:/i.test(path)) return undefined;
  return pathInSite(roots, posix.join(posix.dirname(from), path));
}

/** Rewrites the addresses of pictures, fonts and other sheets in a style sheet that moves. */
export function rewriteStyles(
  text: string,
  { from, to }: { from: string; to: string },
  roots: readonly Root[],
): RewrittenStyles {
  const files: string[] = [];
  const rewritten = text.replace(addresses, (whole, start: string, address: string) => {
    const target = targetOf(address, from, roots);
    const moved = target === undefined ? undefined : locateModule(roots, target);
    if (target === undefined || !moved) return whole;
    if (moved.root.kind === 'code') files.push(target);
    const path = posix.relative(posix.dirname(to), moved.to);
    const written = path.startsWith('.') ? path : `./${path}`;
    const [plain = ''] = address.split(/[?#]/);
    const same = posix.normalize(plain) === posix.normalize(written);
    return same ? whole : start + written + address.slice(plain.length);
  });
  return { text: rewritten, files };
}
