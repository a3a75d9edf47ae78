import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { AtRule } from 'postcss';
import parseValue from 'postcss-value-parser';
import { parseStyles } from './parse-styles';

/** The address that an `@import` names: as a text or by `url()`. */
function addressOf({ params }: AtRule): string | undefined {
  const [first] = parseValue(params).nodes;
  const node = first?.type === 'function' && first.value === 'url' ? first.nodes[0] : first;
  return node?.type === 'string' || node?.type === 'word' ? node.value : undefined;
}

/** What a style sheet imports, in its order. */
interface SheetImports {
  /** Sheets of the site, from its folder. */
  sheets: string[];
  /** Addresses of other sites. */
  far: string[];
}

/** What a style sheet of a site imports; nothing of Sass, which finds its files otherwise. */
export function importsOfSheet(path: string, siteDir: string): SheetImports {
  const file = join(siteDir, path);
  const found: SheetImports = { sheets: [], far: [] };
  if (!path.endsWith('.css') || !existsSync(file)) return found;
  parseStyles(readFileSync(file, 'utf8'))?.walkAtRules('import', (rule) => {
    const address = addressOf(rule) ?? '';
    const target = address.startsWith('@site/')
      ? posix.normalize(address.slice('@site/'.length))
      : posix.join(posix.dirname(path), address);
    if (/^(?:https?:)?\/\//.test(address)) found.far.push(address);
    else if (!/^[/~]/.test(address) && existsSync(join(siteDir, target))) found.sheets.push(target);
  });
  return found;
}

/** Style sheets with those that they import before them, each once. */
export function withImports(paths: readonly string[], siteDir: string): string[] {
  const found = new Set<string>();
  const entered = new Set<string>();
  const take = (path: string): void => {
    if (entered.has(path)) return;
    entered.add(path);
    for (const imported of importsOfSheet(path, siteDir).sheets) take(imported);
    found.add(path);
  };
  for (const path of paths) take(path);
  return [...found];
}
