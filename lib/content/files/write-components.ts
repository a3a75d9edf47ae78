import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { componentName, isPart } from '../../mdx/components/component-name';
import { liesBelow } from '../../node/lies-below';
import { writeChanged } from '../../node/write-whole';
import { type ComponentModule, readComponentModule } from './component-module';
import { type IsUntrusted, readUntrusted } from './owned-content';

function isOwnFile(contentDir: string, path: string, isUntrusted: IsUntrusted): boolean {
  const stats = statSync(join(contentDir, path), { throwIfNoEntry: false });
  if (isUntrusted(path) || !stats?.isFile()) return false;
  return liesBelow(contentDir, join(contentDir, path));
}

function findComponents(contentDir: string, isUntrusted: IsUntrusted): ReadonlyMap<string, string> {
  const folder = join(contentDir, 'components');
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const paths = entries.map((entry) => `components/${entry.replaceAll('\\', '/')}`).sort();
  return new Map(
    paths.flatMap((path): [string, string][] => {
      const name = componentName(path);
      const isOwn = name !== undefined && !isPart(path, paths) && isOwnFile(contentDir, path, isUntrusted);
      return isOwn ? [[name, path]] : [];
    }),
  );
}

/** Names of the site's own components. */
export function componentNames(contentDir: string, owned: readonly string[]): string[] {
  return [...findComponents(contentDir, readUntrusted(contentDir, owned)).keys()];
}

/** A module that loads one for browsers on demand. A module that pages import directly would be bundled into all of them. */
function clientModule({ exports }: ComponentModule, from: string): string {
  const lines = exports.flatMap((name) => {
    const load = `dynamic(() => import(${JSON.stringify(from)}).then((module) => module[${JSON.stringify(name)}]))`;
    if (name === 'default') return [`export default ${load};`];
    return /^[A-Z]/.test(name) ? [`export const ${name} = ${load};`] : [];
  });
  return `'use client';\nimport dynamic from 'next/dynamic';\n${lines.join('\n')}\n`;
}

function moduleFolder(contentDir: string): string {
  return `.cache/components/${contentDir.replace(/\W+/g, '-')}`;
}

/** The module that imports every component on demand; from the project. */
export function componentsModule(contentDir: string): string {
  return `${moduleFolder(contentDir)}/index.ts`;
}

/**
 * Writes the modules by which the bundler finds the site's own components. Components that do not parse are left out: the
 * content check reports them, and the bundler would show no page at all.
 * @param contentDir content folder, from `root`
 * @param revision changes with every save in development, so that crashed pages try again
 */
export function writeComponents(root: string, contentDir: string, owned: readonly string[], revision = 0): void {
  const isUntrusted = readUntrusted(join(root, contentDir), owned);
  const folder = join(root, moduleFolder(contentDir));
  const content = relative(folder, join(root, contentDir)).replaceAll('\\', '/');
  const written = new Set(['index.ts']);
  const lines = Array.from(findComponents(join(root, contentDir), isUntrusted)).flatMap(([name, path]): string[] => {
    const module = readComponentModule(readFileSync(join(root, contentDir, path), 'utf8'), path);
    if (module.mistake) return [];
    const client = module.client ? `${name.replaceAll('/', '--')}.tsx` : undefined;
    if (client) {
      writeChanged(join(folder, client), clientModule(module, `${content}/${path}`));
      written.add(client);
    }
    const from = client ? `./${client}` : `${content}/${path}`;
    return [`  ${JSON.stringify(name)}: () => import(${JSON.stringify(from)}),`];
  });
  writeChanged(
    join(folder, 'index.ts'),
    `export const components = {\n${lines.join('\n')}\n};\nexport const revision = ${revision};\n`,
  );
  for (const name of readdirSync(folder)) if (!written.has(name)) rmSync(join(folder, name), { force: true });
}
