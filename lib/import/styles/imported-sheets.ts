import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { AtRule } from 'postcss';
import parseValue from 'postcss-value-parser';
import { isStyleSheet, readStyles } from './parse-styles';

/** The address of an `@import`, written as a text or by `url()`. */
function addressOf({ params }: AtRule): string | undefined {
  const [first] = parseValue(params).nodes;
  const node = first?.type === 'function' && first.value === 'url' ? first.nodes[0] : first;
  return node?.type === 'string' || node?.type === 'word' ? node.value : undefined;
}

const loads = /^(?:import|use|forward)$/;

/** The file that an import means. Bundlers add `.css`; Sass adds its ending, and the `_` of partials. */
function fileOf(target: string, siteDir: string): string | undefined {
  const part = posix.join(posix.dirname(target), `_${posix.basename(target)}`);
  const ofSass = [target, part, `${target}/_index`].map((path) => `${path}.scss`);
  const isFile = (path: string) => statSync(join(siteDir, path), { throwIfNoEntry: false })?.isFile() === true;
  return [target, `${target}.css`, ...ofSass].find((path) => isStyleSheet(path) && isFile(path));
}

/** The sheet of the site that an import in one of its sheets means. */
function sheetAt(address: string, from: string, siteDir: string): string | undefined {
  if (/^[/~]/.test(address)) return undefined;
  const isNamed = address.startsWith('@site/');
  const target = isNamed ? address.slice('@site/'.length) : posix.join(posix.dirname(from), address);
  return fileOf(posix.normalize(target), siteDir);
}

/** What a style sheet imports: sheets of the site, from its folder, addresses of other sites, and sheets of packages. */
export function importsOfSheet(path: string, siteDir: string) {
  const found: Record<'sheets' | 'far' | 'packaged', string[]> = { sheets: [], far: [], packaged: [] };
  readStyles(join(siteDir, path))?.walkAtRules(loads, (rule) => {
    const address = addressOf(rule) ?? '';
    const sheet = sheetAt(address, path, siteDir);
    if (/^(?:https?:)?\/\//.test(address)) found.far.push(address);
    else if (sheet !== undefined) found.sheets.push(sheet);
    else if (/^~?@?\w[^:]*\/|^~/.test(address)) found.packaged.push(address.replace(/^~/, ''));
  });
  return found;
}

/** Style sheets, each once and after those it imports. */
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
