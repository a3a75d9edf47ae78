import { posix } from 'node:path';
import { rewriteLines } from '../../mdx/syntax/scan-lines';
import { decodeAddress } from '../../site/urls';
import { locate, locateModule, namedPath, pictureFile, type Root } from './roots';

/** Imports of modules and of files shown as text. */
const modules: readonly RegExp[] = [
  // import x from '…', export … from '…', import '…', also several on a line
  /((?:^|;)\s*(?:import|export)\b[^'"]*['"](?:!{0,2}raw-loader!)?)([^'"]+)/g,
  // The last line of an import over several
  /(^[\w\s,$]*\}\s*from\s*['"](?:!{0,2}raw-loader!)?)([^'"]+)/g,
  /(\bimport\(\s*['"])([^'"]+)/g,
  /(\brequire\(\s*['"](?:!{0,2}raw-loader!)?)([^'"]+)/g,
];
/** Other ways to name them. */
const links: readonly RegExp[] = [
  /(\]\(\s*)([^\s)<>]+)/g,
  /(^\s*\[[^\]]+\]:\s*)([^\s<>]+)/g,
  /((?:\]\(|^\s*\[[^\]]+\]:)\s*<)([^<>]+)/g,
  /(\b(?:src|href|to)=['"])([^'"]+)/g,
];

/** The ways in which code names a module. A route in a text is none. */
const namesModule = /(?:\bfrom\s*|(?:^|;)\s*import\s*|\b(?:import|require)\(\s*)['"](?:!{0,2}raw-loader!)?$/;

/** Address of a file of the site, from the folder of the site; undefined for routes, other sites and packages. */
function targetOf(address: string, from: string, roots: readonly Root[]): string | undefined {
  // Code and browsers read such an address from the page.
  const isPicture = /\.mdx?$/.test(from) && pictureFile.test(address) && !/^(?:[a-z][\w+.-]*:|[/#@~])/i.test(address);
  return isPicture || /^(?:@site|\.{1,2})\//.test(address) ? namedPath(address, from, roots) : undefined;
}

/** Folder for files whose text documents show. Nothing in it runs, and nothing is rewritten. */
const shownFolder = '_shown';

/** New place of a file that a document shows as text and that no other folder has; undefined if the file is moved anyway. */
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

/** The address of the same file after both have moved. An address that still works stays as it is. */
function movedAddress(
  address: string,
  { from, to }: Move,
  roots: readonly Root[],
  use: Use,
): { address?: string; code?: NamedCode; isKnown?: true } {
  const [, written = '', end = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const path = decodeAddress(written);
  const target = targetOf(path, from, roots);
  // A link without an ending is a route. Browsers resolve it.
  const isRoute = use === 'links' && path.startsWith('.') && posix.extname(path) === '';
  if (target === undefined || isRoute) return {};
  const shown = use === 'shows' ? shownPlace(target, roots) : undefined;
  if (shown !== undefined) return { address: shown.replace(/^content/, '@site'), code: { path: target, asText: true } };
  const moved = (use === 'runs' || pictureFile.test(target) ? locateModule : locate)(roots, target);
  if (!moved) return {};
  const wanted = path.startsWith('@site/') ? moved.alias : undefined;
  // Documents name components by their alias, components name each other by path.
  const byAlias = ['components', 'code'].includes(moved.root.kind) && /\.mdx?$/.test(to);
  const found = wanted === undefined && !byAlias && posix.join(posix.dirname(to), path) === moved.to;
  const stays = wanted === path || found;
  return {
    isKnown: true,
    ...(!stays && { address: (path === written ? moved.alias : encodeURI(moved.alias)) + end }),
    ...(['components', 'code'].includes(moved.root.kind) && { code: { path: target, asText: false } }),
  };
}

/** A file of the site's code by its name in a document: a path from the folder of the site, possibly without ending. */
export interface NamedCode {
  path: string;
  asText: boolean;
}

/** Rewrites the addresses of files in a document or module. `code` is what is only imported because something names it. */
export function rewriteAddresses(text: string, move: Move, roots: readonly Root[]) {
  // Most documents name no file by path.
  const code: NamedCode[] = [];
  if (!/\.\/|@site\/|['"!]\/|\.(?:png|jpe?g|gif|webp|avif|svg)\b/i.test(text)) return { text, lines: [], code };
  const rewritten = rewriteLines(text, (written) =>
    [...modules, ...links].reduce(
      (before, pattern) =>
        before.replace(pattern, (whole, start: string, address: string) => {
          const use = links.includes(pattern) ? 'links' : start.endsWith('raw-loader!') ? 'shows' : 'runs';
          // Bundlers resolve such names from the folder of the site.
          const fromRoot = /^\/(?!\/)/.test(address) && namesModule.test(start);
          const moved = movedAddress(fromRoot ? `@site${address}` : address, move, roots, use);
          if (moved.code) code.push(moved.code);
          if (moved.address !== undefined) return start + moved.address;
          return moved.isKnown && fromRoot ? `${start}@site${address}` : whole;
        }),
      written,
    ),
  );
  return { ...rewritten, code };
}
