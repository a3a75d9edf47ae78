import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readConfig } from '@/lib/config/config-mistakes';
import { hashFile, listFramework } from '@/lib/framework/framework-files';
import { readManifest } from '@/lib/framework/framework-manifest';
import { configText, newConfig } from '@/lib/framework/new-config';
import { createSite } from '@/lib/framework/new-site';
import { readPackage } from '@/lib/framework/package-file';
import { tempFolder } from '../../temp-folder';

const answers = { name: "Quay's <Sons> {A}", url: 'https://quay.example', basePath: '/', color: '#0b7285' };

it('copies the framework, and no word, test or page of this site', async () => {
  const to = join(tempFolder({}), 'site');
  await createSite('.', to, answers, 'https://example.com/framework.git');
  const top = readdirSync(to);
  for (const own of [
    'content',
    'public',
    'site.config.ts',
    'README.md',
    'framework.json',
    'package.json',
    'lib',
    'app',
  ])
    expect(top).toContain(own);
  for (const absent of ['tests', 'bench', 'knip.json', 'node_modules', '.git']) expect(top).not.toContain(absent);
  const pages = readdirSync(join(to, 'content'), { recursive: true, encoding: 'utf8' });
  expect(pages.sort()).toEqual(readdirSync('starter/content', { recursive: true, encoding: 'utf8' }).sort());
  expect(readFileSync(join(to, 'content/docs/intro.mdx'), 'utf8')).toContain(String.raw`Quay's \<Sons\> \{A\}`);
  expect(readFileSync(join(to, 'content/authors.yml'), 'utf8')).toContain(`name: "Quay's <Sons> {A}"`);
  expect(readFileSync(join(to, 'public/img/logo.svg'), 'utf8')).toContain(answers.color);
  const { name, scripts } = readPackage(to);
  expect(name).toBe('quay-s-sons-a');
  expect(scripts).toMatchObject({ test: 'npm run build', dev: expect.any(String), upgrade: expect.any(String) });
  expect(Object.keys(scripts ?? {})).not.toContain('test:unit');
  const lock = JSON.parse(readFileSync(join(to, 'package-lock.json'), 'utf8')) as { name: string; packages: object };
  expect(lock).toMatchObject({ name, packages: { '': { name, version: '0.0.0' } } });
  const manifest = readManifest(to);
  expect(manifest?.source).toBe('https://example.com/framework.git');
  for (const [path, hash] of Object.entries(manifest?.files ?? {})) expect(hashFile(join(to, path)), path).toBe(hash);
});

/** Packages that the files of the framework import; those of the CMS are its own. */
function importedPackages(): Map<string, string> {
  const found = new Map<string, string>();
  const code = listFramework('.').filter((path) => /\.(?:tsx?|[cm]js)$/.test(path) && !path.startsWith('cms/'));
  for (const path of code)
    for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8'), true, true).importedFiles) {
      const [name] = /^(?:@[^/]+\/)?[^/.@][^/]*/.exec(fileName) ?? [];
      if (name !== undefined && !isBuiltin(name)) found.set(name, path);
    }
  return found;
}

it('asks for the packages that the framework imports, and locks those and what they need', async () => {
  const to = join(tempFolder({}), 'site');
  await createSite('.', to, answers);
  const { dependencies, devDependencies } = readPackage(to);
  const asked = Object.keys({ ...dependencies, ...devDependencies });
  // Modules that the build makes, and types without code.
  const noPackages = /^(?:site-words|own-components|mdx|mdast|estree|unist|nlcst|hast)$/;
  const missing = [...importedPackages()].filter(([name]) => !asked.includes(name) && !noPackages.test(name));
  expect(missing).toEqual([]);
  expect(asked).not.toContain('vitest');
  const { packages } = JSON.parse(readFileSync(join(to, 'package-lock.json'), 'utf8')) as { packages: object };
  expect(packages).toMatchObject({ '': { dependencies, devDependencies } });
  for (const name of asked) expect(packages).toHaveProperty([`node_modules/${name}`]);
  // Next can do with it, and asks for none.
  expect(packages).not.toHaveProperty(['node_modules/@playwright/test']);
  const all = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: object };
  expect(Object.keys(all.packages).length - Object.keys(packages).length).toBeGreaterThan(100);
});

it('writes a configuration that says what was answered', async () => {
  const text = configText(answers);
  const values: unknown = new Function(`return ${/export default ([\s\S]*) satisfies/.exec(text)?.[1]}`)();
  expect(values).toEqual(newConfig(answers));
  expect(readConfig(values)).toMatchObject({ title: answers.name, basePath: '', theme: { color: answers.color } });
});

it('keeps the repository that a folder is the empty clone of', async () => {
  const to = tempFolder({ '.git/HEAD': 'ref: refs/heads/main' });
  await createSite('.', to, answers);
  expect(readFileSync(join(to, '.git/HEAD'), 'utf8')).toBe('ref: refs/heads/main');
  expect(readdirSync(to)).toContain('site.config.ts');
});

it('touches no folder that holds something', async () => {
  const to = tempFolder({ 'mine.txt': 'mine' });
  await expect(createSite('.', to, answers)).rejects.toThrow('is not empty');
  expect(readdirSync(to)).toEqual(['mine.txt']);
  writeFileSync(join(to, 'mine.txt'), '');
});

it('copies nothing that machines and people keep for themselves', () => {
  const release = tempFolder({
    'lib/framework/paths.json': JSON.stringify({ framework: ['cms'], owner: [] }),
    'cms/payload.config.ts': '',
    'cms/.npmrc': '',
    'cms/.env': 'A=secret',
    'cms/.env.local': 'PAYLOAD_SECRET=secret',
    'cms/data/cms.db': '',
    'cms/node_modules/a/index.js': '',
  });
  expect(listFramework(release)).toEqual(['cms/.npmrc', 'cms/payload.config.ts']);
});

it('names the package without marks on letters', async () => {
  const to = join(tempFolder({}), 'site');
  await createSite('.', to, { ...answers, name: 'Ärger & Größe' });
  expect(readPackage(to).name).toBe('arger-gro-e');
});

it('leaves nothing behind where it fails, and keeps a folder of a similar name', async () => {
  const folder = tempFolder({ 'site.new/mine.txt': 'mine' });
  const release = tempFolder({
    'lib/framework/paths.json': JSON.stringify({ framework: ['lib'], owner: [] }),
    'lib/mdx/a.ts': '',
  });
  await expect(createSite(release, join(folder, 'site'), answers)).rejects.toThrow('starter');
  expect(readdirSync(folder, { recursive: true })).toEqual(['site.new', 'site.new/mine.txt']);
});

it('leaves nothing behind where it is stopped', { timeout: 60_000 }, async () => {
  const folder = tempFolder();
  const script = ['lib/node/run.mjs', 'scripts/new.ts', join(folder, 'site'), '--name', 'A'];
  const program = spawn(process.execPath, script, { stdio: 'ignore' });
  const exited = once(program, 'exit');
  await expect.poll(() => readdirSync(folder), { timeout: 50_000, interval: 5 }).toHaveLength(1);
  program.kill('SIGINT');
  await exited;
  expect(readdirSync(folder)).toEqual([]);
});
