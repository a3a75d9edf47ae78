import { posix } from 'node:path';
import scss from 'postcss-scss';
import parseValue, { type Node } from 'postcss-value-parser';
import { locateModule, namedPath, type Root } from '../files/roots';
import { type KnowsUtility, takeUnknown } from './known-utilities';
import { parseStyles } from './parse-styles';
import { takeImpure } from './pure-modules';
import { sizeAndColorParts } from './section-values';

const imports: ReadonlySet<string> = new Set(['import', 'use', 'forward']);
const withAddress: ReadonlySet<string> = new Set(['url', 'src', 'image-set', '-webkit-image-set']);

/** Path from the folder of the site; undefined for other sites, packages and absolute addresses. */
function targetOf(address: string, from: string, roots: readonly Root[]): string | undefined {
  const path = address.replace(/[?#].*$/s, '').replace(/^~(?=@site\/)/, '');
  return path === '' || /^[/~]|^@(?!site\/)|^[a-z]+:/i.test(path) ? undefined : namedPath(path, from, roots);
}

/** A value with rewritten addresses. With `all`, every string is an address, as in `@import` and `composes`. */
function replaceAddresses(value: string, all: boolean, replace: (address: string) => string): string {
  const parsed = parseValue(value);
  const visit = (nodes: Node[], inside: boolean) => {
    for (const node of nodes) {
      if (node.type === 'function') visit(node.nodes, withAddress.has(node.value.toLowerCase()));
      else if ((inside || all) && (node.type === 'string' || (inside && node.type === 'word')))
        node.value = replace(node.value);
    }
  };
  visit(parsed.nodes, false);
  return parsed.toString();
}

/**
 * Rewrites addresses in a moved style sheet. A sheet that cannot be parsed stays as it is.
 * @returns its text, the files that are only imported because it names them, from the folder of the site, and what was
 * removed: rules of a CSS module, and utilities
 */
export function rewriteStyles(
  text: string,
  { from, to }: { from: string; to: string },
  roots: readonly Root[],
  knows: KnowsUtility = () => true,
) {
  const files: string[] = [];
  const replace = (address: string) => {
    const target = targetOf(address, from, roots);
    const moved = target === undefined ? undefined : locateModule(roots, target);
    if (target === undefined || !moved) return address;
    if (moved.root.kind === 'code') files.push(target);
    const path = posix.relative(posix.dirname(to), moved.to);
    const written = path.startsWith('.') ? path : `./${path}`;
    const [plain = ''] = address.split(/[?#]/);
    return posix.normalize(plain) === posix.normalize(written) ? address : written + address.slice(plain.length);
  };
  const sheet = parseStyles(text);
  if (!sheet) return { text, files, impure: [], unknown: [] };
  const impure = /\.module\.s?css$/.test(from) ? takeImpure(sheet) : [];
  const unknown = takeUnknown(sheet, knows);
  sizeAndColorParts(sheet);
  sheet.walkAtRules((rule) => {
    rule.params = replaceAddresses(rule.params, imports.has(rule.name), replace);
  });
  sheet.walkDecls((declaration) => {
    declaration.value = replaceAddresses(declaration.value, declaration.prop === 'composes', replace);
  });
  return { text: sheet.toString(scss), files, impure, unknown };
}
