import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentNames } from '../../mdx/components';
import type { PlanInput, PlannedFile } from './planned-file';
import { rewriteAddresses } from './rewrite-addresses';

const places = ['MDXComponents', 'MDXComponents/index'].flatMap((name) =>
  ['js', 'jsx', 'ts', 'tsx'].map((ending) => `src/theme/${name}.${ending}`),
);
const imported = /^import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*(['"][^'"]+['"])/gm;

/** What a module imports: local name → how to pass it on. */
function importsOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, main, list = '', from = ''] of source.matchAll(imported)) {
    if (main) found.set(main, `export { default } from ${from};`);
    for (const item of list.split(',')) {
      const [name = '', local = name] = item.trim().split(/\s+as\s+/);
      if (name) found.set(local, `export { ${name} as default } from ${from};`);
    }
  }
  return found;
}

/** Entries of the object that a module exports: name → what stands for it. */
function entriesOf(source: string): [name: string, value: string][] {
  const body = /export\s+default\s*\{([\s\S]*?)\n?\}/.exec(source)?.[1] ?? '';
  return body.split(',').flatMap((part): [string, string][] => {
    const [, name, value = name] = /^\s*(?:\/\/[^\n]*\s*)*['"]?(\w+)['"]?\s*(?::\s*([\s\S]*?))?\s*$/.exec(part) ?? [];
    return name !== undefined && value !== undefined ? [[name, value.trim()]] : [];
  });
}

/**
 * Components that a site gives to all its documents by src/theme/MDXComponents: one of that name in content/components
 * stands for each, which documents may use without an import too.
 * @param known names of components that the site has anyway
 */
export function planThemeComponents(input: PlanInput, known: ReadonlySet<string>): PlannedFile[] {
  const from = places.find((path) => existsSync(join(input.site.dir, path)));
  if (from === undefined) return [];
  const source = readFileSync(join(input.site.dir, from), 'utf8');
  const imports = importsOf(source);
  return entriesOf(source).flatMap(([name, value]): PlannedFile[] => {
    if (known.has(name) || componentNames.some((builtIn) => builtIn === name)) return [];
    const written = imports.get(value);
    const to = `content/components/${name}.jsx`;
    if (/^[A-Z]/.test(name) && written !== undefined && /['"](?:@site|\.)/.test(written))
      return [{ to, from, text: `${rewriteAddresses(written, { from, to }, input.roots).text}\n` }];
    if (written === undefined || !/['"]@theme/.test(written))
      input.report.left(`<${name}> as the site makes it`, from, `Write it as content/components/${name}.tsx.`);
    return [];
  });
}
