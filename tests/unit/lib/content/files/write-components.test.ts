import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundlerAliases } from '@/lib/build/next-values';
import { docusaurusModules } from '@/lib/content/files/docusaurus-modules';
import { componentsModule, writeComponents } from '@/lib/content/files/write-components';
import { tempFolder } from '../../../temp-folder';

const server = 'export default () => null;\n';
const client = "'use client';\nexport default () => null;\nexport const Part = () => null;\nexport const data = 1;\n";

function written(root: string): string {
  return readFileSync(join(root, componentsModule('site/content')), 'utf8');
}

it('lists each component once, without parts, tests and what starts with _', () => {
  const root = tempFolder({
    'site/content/components/Gauge.tsx': server,
    'site/content/components/Chart/index.jsx': server,
    'site/content/components/Chart/Axis.tsx': server,
    'site/content/components/Chart/ticks.ts': server,
    'site/content/components/home/Banner.ts': server,
    'site/content/components/home/styles.module.css': '',
    'site/content/components/_Draft.tsx': server,
    'site/content/components/Gauge.test.tsx': server,
    'site/content/components/types.d.ts': '',
  });
  writeComponents(root, 'site/content', []);
  const names = [...written(root).matchAll(/^ {2}"([^"]+)": \(\) => import\("([^"]+)"\),$/gm)];
  expect(names.map(([, name]) => name)).toEqual(['Chart/Axis', 'Chart', 'Gauge', 'home/Banner']);
  const folder = join(root, componentsModule('site/content'), '..');
  for (const [, , from = ''] of names) expect(existsSync(join(folder, from))).toBe(true);
});

it('puts a module in between that browsers load by itself', () => {
  const root = tempFolder({ 'site/content/components/Tally/index.tsx': client });
  writeComponents(root, 'site/content', []);
  expect(written(root)).toContain('"Tally": () => import("./Tally.tsx")');
  const between = readFileSync(join(root, componentsModule('site/content'), '../Tally.tsx'), 'utf8');
  expect(between).toMatch(/^'use client';\n/);
  expect(between).toContain('export default dynamic(');
  expect(between).toContain('export const Part = dynamic(');
  expect(between).not.toContain('data');
});

it('takes in nothing of a CMS, and no link that leads out of the content folder', () => {
  const root = tempFolder({
    'site/content/components/Own.tsx': server,
    'site/content/components/Theirs.tsx': server,
    'elsewhere.tsx': server,
  });
  symlinkSync(join(root, 'elsewhere.tsx'), join(root, 'site/content/components/Linked.tsx'));
  symlinkSync(join(root, 'nothing.tsx'), join(root, 'site/content/components/Dangling.tsx'));
  writeComponents(root, 'site/content', ['components/Theirs.tsx']);
  expect(written(root).match(/"\w+":/g)).toEqual(['"Own":']);
});

it('leaves what is right alone, and forgets what is gone', () => {
  const root = tempFolder({ 'site/content/components/A.tsx': client, 'site/content/components/B.tsx': server });
  writeComponents(root, 'site/content', []);
  const file = join(root, componentsModule('site/content'));
  utimesSync(file, 1, 1);
  writeComponents(root, 'site/content', []);
  expect(statSync(file).mtimeMs).toBe(1000);
  writeFileSync(join(root, 'site/content/components/A.tsx'), server);
  rmSync(join(root, 'site/content/components/B.tsx'));
  writeComponents(root, 'site/content', []);
  expect(readdirSync(join(file, '..'))).toEqual(['index.ts']);
  expect(written(root).match(/"\w+":/g)).toEqual(['"A":']);
});

it('leaves out what cannot be read, until it can', () => {
  const root = tempFolder({ 'site/content/components/A.tsx': client, 'site/content/components/B.tsx': server });
  writeFileSync(join(root, 'site/content/components/A.tsx'), client.replace('=> null', '=> ('));
  writeComponents(root, 'site/content', []);
  expect(written(root).match(/"\w+":/g)).toEqual(['"B":']);
  writeFileSync(join(root, 'site/content/components/A.tsx'), client);
  writeComponents(root, 'site/content', []);
  expect(written(root).match(/"\w+":/g)).toEqual(['"A":', '"B":']);
});

it('a site without components has an empty list', () => {
  const root = tempFolder({ 'site/content/docs/a.md': 'A' });
  writeComponents(root, 'site/content', []);
  expect(written(root)).toBe('export const components = {\n\n};\nexport const revision = 0;\n');
});

it('tsconfig.paths.json names the modules the bundler knows', () => {
  const { aliases, paths } = {
    aliases: Object.keys(bundlerAliases('content')).filter((name) => !/^(own-components|site-words)$/.test(name)),
    paths: [...readFileSync('tsconfig.paths.json', 'utf8').matchAll(/^ {6}"([^"]+)": \["([^"]+)"\]/gm)],
  };
  const named = Object.fromEntries(paths.map(([, name = '', file = '']) => [name, file]));
  expect(
    Object.keys(named)
      .filter((name) => !name.startsWith('@/'))
      .sort(),
  ).toEqual(aliases.sort());
  for (const file of Object.values(docusaurusModules)) expect(existsSync(file)).toBe(true);
});
