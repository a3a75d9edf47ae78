import { posix } from 'node:path';
import { rewriteLines } from '../../mdx/syntax/scan-lines';
import { decodeAddress } from '../../site/decode-address';
import type { Root } from './root';
import { locate, locateModule, pathInSite } from './roots';

/** How documents and modules name files that run, or whose text they show. */
const modules: readonly RegExp[] = [
  // import x from '…', export … from '…', import '…', also several on a line
  /((?:^|;)\s*(?:import|export)\b[^'"]*['"](?:!{0,2}raw-loader!)?)([^'"]+)/g,
  // The last line of an import over several
  /(^[\w\s,$]*\}\s*from\s*['"](?:!{0,2}raw-loader!)?)([^'"]+)/g,
  /(\bimport\(\s*['"])([^'"]+)/g,
  /(\brequire\(\s*['"](?:!{0,2}raw-loader!)?)([^'"]+)/g,
];
/** How they name the others. */
const links: readonly RegExp[] = [
  /(\]\(\s*)([^\s)<>]+)/g,
  /(^\s*\[[^\]]+\]:\s*)([^\s<>]+)/g,
  /((?:\]\(|^\s*\[[^\]]+\]:)\s*<)([^<>]+)/g,
  /(\b(?:src|href|to)=['"])([^'"]+)/g,
];

/** Where code names a module, as opposed to a route in a text that it holds. */
const namesModule = /(?:\bfrom\s*|(?:^|;)\s*import\s*|\b(?:import|require)\(\s*)['"](?:!{0,2}raw-loader!)?$/;

/** Address of a file of the site, from the folder of the site; undefined for routes, other sites and packages. */
function targetOf(address: string, from: string, roots: readonly Root[]): string | undefined {
  if (address.startsWith('@site/')) return posix.normalize(address.slice('@site/'.length));
  return /^\.{1,2}\//.test(address) ? pathInSite(roots, posix.join(posix.dirname(from), address)) : undefined;
}

/** Where files go whose text documents show as it is: nothing runs them there, and nothing in them is changed. */
const shownFolder = '_shown';

/** The place of a file that a document shows and that has none of its own; undefined for others, which are shown where they are. */
export function shownPlace(target: string, roots: readonly Root[]): string | undefined {
  const kind = locate(roots, target)?.root.kind ?? 'code';
  const path = target.replace(/^(?:\.\.\/)+/, '');
  return kind === 'code' || kind === 'components' ? `content/${shownFolder}/${path}` : undefined;
}

/** A document that moves: its path from the folder of the site, and its new one. */
interface Move {
  from: string;
  to: string;
}

/** What a document does with a file that it names. */
type Use = 'runs' | 'shows' | 'links';

/** The address by which a document finds the same file once both have moved. Only addresses that would break are changed. */
function movedAddress(
  address: string,
  { from, to }: Move,
  roots: readonly Root[],
  use: Use,
): { address?: string; code?: NamedCode; isKnown?: true } {
  const [, written = '', end = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const path = decodeAddress(written);
  const target = targetOf(path, from, roots);
  // A link without an ending is a route, which browsers resolve.
  const isRoute = use === 'links' && path.startsWith('.') && posix.extname(path) === '';
  if (target === undefined || isRoute) return {};
  const shown = use === 'shows' ? shownPlace(target, roots) : undefined;
  if (shown !== undefined) return { address: shown.replace(/^content/, '@site'), code: { path: target, asText: true } };
  const moved = (use === 'runs' ? locateModule : locate)(roots, target);
  if (!moved) return {};
  const wanted = path.startsWith('@site/') ? moved.alias : undefined;
  // Documents name components by the alias alone; components name each other as they like.
  const byAlias = ['components', 'code'].includes(moved.root.kind) && /\.mdx?$/.test(to);
  const found = wanted === undefined && !byAlias && posix.join(posix.dirname(to), path) === moved.to;
  const stays = wanted === path || found;
  return {
    isKnown: true,
    ...(!stays && { address: (path === written ? moved.alias : encodeURI(moved.alias)) + end }),
    ...(['components', 'code'].includes(moved.root.kind) && { code: { path: target, asText: false } }),
  };
}

/** A document with the addresses of files as they are after the move. */
interface Rewritten {
  text: string;
  /** Lines that changed. */
  lines: number[];
  /** Files that come along only where something names them. */
  code: NamedCode[];
}

/** A file of the site's code, as a document names it: from the folder of the site, maybe without an ending. */
export interface NamedCode {
  path: string;
  asText: boolean;
}

/** Rewrites the addresses of files in a document or a module. */
export function rewriteAddresses(text: string, move: Move, roots: readonly Root[]): Rewritten {
  // Most documents name no file by its path.
  if (!/\.\/|@site\/|['"!]\//.test(text)) return { text, lines: [], code: [] };
  const named: NamedCode[] = [];
  const rewritten = rewriteLines(text, (written) =>
    [...modules, ...links].reduce(
      (before, pattern) =>
        before.replace(pattern, (whole, start: string, address: string) => {
          const use = links.includes(pattern) ? 'links' : start.endsWith('raw-loader!') ? 'shows' : 'runs';
          // Bundlers look for such modules in the folder of the site.
          const fromRoot = /^\/(?!\/)/.test(address) && namesModule.test(start);
          const moved = movedAddress(fromRoot ? `@site${address}` : address, move, roots, use);
          if (moved.code) named.push(moved.code);
          if (moved.address !== undefined) return start + moved.address;
          return moved.isKnown && fromRoot ? `${start}@site${address}` : whole;
        }),
      written,
    ),
  );
  return { ...rewritten, code: named };
}
