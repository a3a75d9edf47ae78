import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { docusaurusModules, isOfDocusaurus } from './docusaurus-modules';

/** Modules that every project has: React, and replacements of Docusaurus' modules. */
export function isAlwaysThere(source: string): boolean {
  return /^react(?:-dom)?(?:\/|$)/.test(source) || Object.hasOwn(docusaurusModules, source);
}

/**
 * Name of the package that an import needs; undefined for files, for modules that are always there, and for those of Docusaurus.
 */
export function packageOf(source: string): string | undefined {
  if (source.startsWith('.') || isAlwaysThere(source) || isOfDocusaurus(source)) return undefined;
  return /^(?:@[\w.~-]+\/)?[\w.~-]+(?=\/|$)/.exec(source)?.[0];
}

/** Whether modules in a folder can import a package. */
export function isInstalled(name: string, folder: string): boolean {
  const places = createRequire(resolve(folder, 'noop.js')).resolve.paths(name);
  // Null means a module of Node.
  return places === null || places.some((place) => existsSync(join(place, name)));
}
