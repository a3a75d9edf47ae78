import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../node/read-json';
import { recordOf, textOf } from '../../report/values';
import type { PlanInput } from './planned-file';

/** Name of the package of an import; undefined for files, and for what is built in. */
export function packageOf(source: string): string | undefined {
  if (/^[./]|^@(?:site|theme|theme-original|theme-init|docusaurus|generated)\/|^node:|!/.test(source)) return undefined;
  const name = source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
  return ['react', 'react-dom', 'clsx', 'prop-types'].includes(name) ? undefined : name;
}

/** Whether the project has a package. */
export function isInstalled(name: string, root: string): boolean {
  return existsSync(join(root, 'node_modules', name));
}

/**
 * Says how to install a package that is not there.
 * @param place where it is imported
 */
export function reportPackage(name: string, place: string, { root, site, report }: PlanInput): void {
  if (isInstalled(name, root)) return;
  const file = join(site.dir, 'package.json');
  const known = existsSync(file) ? recordOf(readJson(file)) : {};
  const range = textOf(recordOf(known['dependencies'])[name]) ?? 'latest';
  report.left(`The package ${name}, which components need`, place, `Install it: npm i ${name}@${range}`);
}
