import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson } from '../node/read-json';

const record = z.record(z.string(), z.string()).optional();
const packageSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  scripts: record,
  dependencies: record,
  devDependencies: record,
});

export type Package = z.output<typeof packageSchema>;

/** Keys with entries of both framework and owner. */
export const sharedKeys = ['scripts', 'dependencies', 'devDependencies'] as const;

/** @throws Error where the file is missing or no package.json */
export function readPackage(root: string): Package {
  return packageSchema.parse(readJson(join(root, 'package.json')));
}

/** Text of a package.json in npm's format. */
export function packageText(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Commands for sites: those with a script that sites have. A site is tested by its build, which checks everything. */
function siteScripts(root: string, scripts: Readonly<Record<string, string>>): Record<string, string> {
  const there = (command: string) => {
    const script = /\b(?:scripts|tests|bench)\/[\w/.-]+\.ts\b/.exec(command)?.[0];
    return script?.startsWith('scripts/') === true && existsSync(join(root, script));
  };
  const entries = Object.entries(scripts).filter(([name, command]) => name !== 'check' && there(command));
  return { ...Object.fromEntries(entries), test: 'npm run build' };
}

/** Packages for checks, tests and benches of the framework, which no site needs. */
const ownTools: ReadonlySet<string> = new Set(
  `@biomejs/biome @playwright/test @types/aws4 @types/semver @types/ws aws4 axe-core create-docusaurus cspell dejavu-fonts-ttf
  fast-check fast-xml-parser knip semver vite vitest ws`.split(/\s+/),
);

/** The package.json of a release for sites. */
export function sitePackage(root: string): Package {
  const { license: _, ...own } = readPackage(root);
  const tools = Object.entries(own.devDependencies ?? {}).filter(([name]) => !ownTools.has(name));
  return { ...own, scripts: siteScripts(root, own.scripts ?? {}), devDependencies: Object.fromEntries(tools) };
}
