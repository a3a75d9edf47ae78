import escapeRegExp from 'lodash-es/escapeRegExp.js';
import { docusaurusModules } from '../../content/files/docusaurus-modules';
import { builtInModules } from '../../mdx/components/components';
import { rewriteLines } from '../../mdx/syntax/scan-lines';
import type { LoadedSite } from '../load/load-site';
import { fileAt } from './site-modules';

const imported = /^((?:\s*import\b[^'"\n]*|[^'"\n]*\}\s*from\s*)['"])@theme\/([\w/-]+)(?=['"])/gm;

/** Replaces aliases of the site's bundler by paths: `@parts/Buoy` becomes `@site/src/parts/Buoy`. */
function nameByAlias(text: string, aliases: Readonly<Record<string, string>>): string {
  const written = Object.keys(aliases).filter((alias) => text.includes(alias));
  if (written.length === 0) return text;
  const names = written.map((alias) => escapeRegExp(alias)).join('|');
  const named = new RegExp(
    `((?:\\bfrom|\\bimport|\\bimport\\(|\\brequire\\()\\s*['"](?:!{0,2}raw-loader!)?)(${names})(?=[/'"])`,
    'g',
  );
  const replace = (_: string, start: string, alias: string) => `${start}${aliases[alias]}`;
  return rewriteLines(text, (line) => line.replace(named, replace)).text;
}

const withType = /(\bfrom\s*(['"]))([^'"\n]+)\2\s*with\s*\{\s*type:\s*(['"])(text|json)\4\s*\}/g;

/** Writes imports that say by attributes what they take as they were written before: `from './a.js' with { type: 'text' }`. */
function withoutAttributes(text: string): string {
  if (!/\bwith\s*\{/.test(text)) return text;
  const replace = (_: string, start: string, quote: string, source: string, _q: string, type: string) =>
    `${start}${type === 'text' ? '!!raw-loader!' : ''}${source}${quote}`;
  return rewriteLines(text, (line) => line.replace(withType, replace)).text;
}

/** Replaces aliases and theme components that only this site has by paths: `@theme/Buoy` by `@site/src/theme/Buoy`. */
export function nameOwnModules(
  written: string,
  { dir, aliases, themes }: Pick<LoadedSite, 'dir' | 'aliases' | 'themes'>,
): string {
  const text = nameByAlias(withoutAttributes(written), aliases);
  if (!text.includes('@theme/')) return text;
  return text.replace(imported, (whole, start: string, name: string) => {
    const module = `@theme/${name}`;
    const isKnown = builtInModules.has(module) || Object.hasOwn(docusaurusModules, module);
    const folders = isKnown ? [] : ['src/theme', ...themes];
    const own = folders.find((folder) => fileAt(`${folder}/${name}`, dir) !== undefined);
    // Themes for descriptions of an API have tabs of many names.
    if (own === undefined) return isKnown || !name.endsWith('Tabs') ? whole : `${start}@theme/Tabs`;
    return `${start}@site/${own}/${name}`;
  });
}
