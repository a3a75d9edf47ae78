import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from '../../content/files/docusaurus-modules';
import { readJson } from '../../node/read-json';
import { recordOf, textOf } from '../../report/values';
import type { PlanInput } from './planned-file';

/** Reports a package that is imported at a place and not installed, and how to install it. */
export function reportPackage(name: string, place: string, { root, site, report }: PlanInput): void {
  if (isInstalled(name, root)) return;
  const file = join(site.dir, 'package.json');
  const known = existsSync(file) ? recordOf(readJson(file)) : {};
  const range = textOf(recordOf(known['dependencies'])[name]) ?? 'latest';
  const next = `Install it: npm i ${name}@${range}. If npm says that it wants an older React, add --legacy-peer-deps. What it loads of other sites, \`security.csp\` has to allow.`;
  report.left(`The package ${name}, which components need`, place, next);
}
