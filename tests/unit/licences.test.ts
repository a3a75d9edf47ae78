import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default('unstated'),
  dependencies: z.record(z.string(), z.string()).default({}),
});

type Manifest = z.output<typeof manifestSchema>;

/** Packages that browser code of the site imports; all others only take part in its build. */
const shipped = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  'cmdk',
  'fastest-levenshtein',
  'fuse.js',
  'katex',
  'mermaid',
  'next',
  'react',
  'react-dom',
  'stemmer',
  'zustand',
];

/** Licences that allow to ship a package in a site, with its notice kept. */
const accepted = /^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|Unlicense|CC-BY-4\.0|\(MPL-2\.0 OR Apache-2\.0\)|BSD)$/;

/** Packages that only say it in a file of their own. */
const statedElsewhere: Readonly<Record<string, string>> = { khroma: 'MIT' };

/** Folder of a package as Node finds it from another one. */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (dirname(from) === from) throw new Error(`${name} is not installed.`);
  return folderOf(name, dirname(from));
}

function collect(name: string, from: string, found: Map<string, Manifest>): void {
  const folder = folderOf(name, from);
  if (found.has(folder)) return;
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  found.set(folder, { ...manifest, license: statedElsewhere[name] ?? manifest.license });
  for (const dependency of Object.keys(manifest.dependencies)) collect(dependency, folder, found);
}

const found = new Map<string, Manifest>();
for (const name of shipped) collect(name, process.cwd(), found);
const packages = [...found.values()];

test('everything that ships has a licence that allows it', () => {
  expect(
    packages.filter(({ license }) => !accepted.test(license)).map(({ name, license }) => `${name} ${license}`),
  ).toEqual([]);
});

test('the list of licences is up to date', async () => {
  const rows = new Set(packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`));
  const text = [
    '# Licences of what ships',
    '',
    'Packages whose code may be in the browser, with all they depend on. Written by `npm run test:unit -- licences -u`.',
    '',
    '| Package | Version | Licence |',
    '| --- | --- | --- |',
    ...[...rows].sort(),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../docs/licences.md');
});
