import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { docusaurusModules, isOfDocusaurus } from './docusaurus-modules';

/** Whether every project has a module: React, and those that stand for modules of Docusaurus. */
export function isAlwaysThere(source: string): boolean {
  return /^react(?:-dom)?(?:\/|$)/.test(source) || Object.hasOwn(docusaurusModules, source);
}

/** Name of the package that an import needs; undefined for files, and for what is always there or only in Docusaurus. */
export function packageOf(source: string): string | undefined {
  if (source.startsWith('.') || isAlwaysThere(source) || isOfDocusaurus(source)) return undefined;
  return /^(?:@[\w.~-]+\/)?[\w.~-]+(?=\/|$)/.exec(source)?.[0];
}

/** Whether modules in a folder find a package. */
export function isInstalled(name: string, folder: string): boolean {
  const places = createRequire(resolve(folder, 'noop.js')).resolve.paths(name);
  // Null stands for modules that come with Node.
  return places === null || places.some((place) => existsSync(join(place, name)));
}
