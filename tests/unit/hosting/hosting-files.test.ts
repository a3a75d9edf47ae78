import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type HostName, hostingFiles, hostings, nextStep, writeHostingFile } from '@/lib/hosting/hosting-files';
import { mermaidFolder } from '@/lib/site/vendor-folders';
import { tempFolder } from '../temp-folder';

const url = 'https://harbor.example';
const names = Object.keys(hostings) as HostName[];
const withHeaders: HostName[] = ['nginx', 'apache', 'caddy', 'netlify', 'docker'];

/** All files of a host in one text. */
function written(name: HostName, basePath = '/handbook'): string {
  return [...hostingFiles(name, { url, basePath }).values()].join('\n');
}

/** Without comments, which may name the base path as often as they like. */
const rules = (text: string) => text.replace(/^\s*#.*$/gm, '');

describe.each(names)('%s', (name) => {
  it.each(['', '/handbook', '/a/b'])('has every value at the base path "%s", and no name in braces', (basePath) => {
    expect(written(name, basePath)).not.toMatch(/(?<!\$)\{\{|undefined/);
    expect(nextStep(name, { url, basePath })).not.toContain('{{');
  });

  it('names its base path, and no other', () => {
    const text = rules(written(name));
    if (name !== 'github-pages') expect(text).toContain('/handbook');
    expect(rules(written(name, '/quay')).replaceAll('/quay', '/handbook')).toBe(text);
  });
});

it.each(['nginx', 'caddy', 'docker'] as const)('%s answers for the domain of the site', (name) => {
  expect(written(name)).toMatch(/^(?: {2}server_name )?harbor\.example[; ]/m);
});

it.each(withHeaders)('%s sends the security headers', (name) => {
  const text = rules(written(name));
  // nginx sends values of a map, which stand without the name of their header.
  for (const value of [
    'nosniff',
    'strict-origin-when-cross-origin',
    "frame-ancestors 'self'",
    'SAMEORIGIN',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'same-origin',
  ])
    expect(text.match(/(?<=: |")[^"\n]+(?="|$)/gm)).toContain(value);
  const headers = ['X-Content-Type-Options', 'Referrer-Policy', 'Content-Security-Policy', 'X-Frame-Options'];
  for (const header of [...headers, 'Permissions-Policy', 'Cross-Origin-Opener-Policy']) expect(text).toContain(header);
});

it.each(withHeaders)('%s opens files beside documents in a sandbox', (name) => {
  expect(rules(written(name))).toContain('assets/');
  expect(rules(written(name))).toContain("frame-ancestors 'self'; sandbox allow-same-origin");
});

it.each(withHeaders)('%s knows the folders whose files never change', (name) => {
  expect(rules(written(name))).toContain('/_next/static/');
  for (const folder of ['_next/static', '_pictures', '_vendor'])
    expect(rules(written(name)).replaceAll('*', '')).toContain(`/${folder}/`);
  expect(`/${mermaidFolder}`).toContain('/_vendor/mermaid-');
});

it('netlify redirects the root to the base path where there is one', () => {
  const files = (basePath: string) => [...hostingFiles('netlify', { url, basePath }).keys()];
  expect(files('/handbook')).toContain('deploy/netlify/_redirects');
  expect(files('')).toEqual(['deploy/netlify/_headers']);
});

it('the workflow publishes what the build writes', () => {
  const workflow = parse(written('github-pages')) as { jobs: { deploy: { steps: Record<string, unknown>[] } } };
  expect(workflow.jobs.deploy.steps.map(({ run }) => run).filter(Boolean)).toEqual(['npm ci', 'npm run build']);
  expect(workflow.jobs.deploy.steps).toContainEqual({
    uses: 'actions/upload-pages-artifact@v3',
    with: { path: 'out' },
  });
});

it('a file that its owner changed is kept beside the one that is written', () => {
  const folder = tempFolder({});
  const file = join(folder, 'deploy/site.conf');
  expect(writeHostingFile(file, 'first')).toBeUndefined();
  expect(writeHostingFile(file, 'first')).toBeUndefined();
  writeFileSync(file, 'mine');
  expect(writeHostingFile(file, 'second')).toBe(`${file}.old`);
  expect(readFileSync(file, 'utf8')).toBe('second');
  expect(readFileSync(`${file}.old`, 'utf8')).toBe('mine');
  expect(readdirSync(join(folder, 'deploy'))).toHaveLength(2);
});
