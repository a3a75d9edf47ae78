import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { mermaidFolder } from '@/lib/mermaid-address';

const read = (file: string) => readFileSync(join('hosting', file), 'utf8');
/** Without comments, which may name the base path as often as they like. */
const rules = (file: string) => read(file).replace(/^\s*#.*$/gm, '');

const servers = ['nginx/site.conf', 'apache/.htaccess', 'caddy/Caddyfile'];
const withHeaders = [...servers, 'netlify-cloudflare/_headers'];

/** The base path of these files, which whoever deploys a site replaces. */
const [, basePath = ''] = /base_path \{ default "(\/[^"]+)"/.exec(read('nginx/site.conf')) ?? [];

it.each([...servers, 'Dockerfile'])('%s names one base path, in one place', (file) => {
  expect(basePath).toMatch(/^\/\w/);
  expect(rules(file).split(basePath)).toHaveLength(2);
});

it.each(['_headers', '_redirects'])('%s names no base path but that of the other files', (file) => {
  const paths = rules(`netlify-cloudflare/${file}`).match(/(?<=^|\s)\/[^\s*]+/gm) ?? [];
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !path.startsWith(`${basePath}/`))).toEqual([]);
});

it.each(withHeaders)('%s sends the same security headers as the others', (file) => {
  // nginx sends values of a map, which stand without the name of their header.
  for (const value of [
    'nosniff',
    'strict-origin-when-cross-origin',
    "frame-ancestors 'self'",
    'SAMEORIGIN',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'same-origin',
  ])
    expect(rules(file).match(/(?<=: |")[^"\n]+(?="|$)/gm)).toContain(value);
  const names = ['X-Content-Type-Options', 'Referrer-Policy', 'Content-Security-Policy', 'X-Frame-Options'];
  for (const name of [...names, 'Permissions-Policy', 'Cross-Origin-Opener-Policy'])
    expect(rules(file)).toContain(name);
});

it.each(withHeaders)('%s opens files beside documents in a sandbox', (file) => {
  expect(rules(file)).toContain('assets/');
  expect(rules(file)).toContain("frame-ancestors 'self'; sandbox allow-same-origin");
});

it.each(withHeaders)('%s knows the folders whose files never change', (file) => {
  expect(rules(file)).toContain('/_next/static/');
  expect(rules(file)).toMatch(/\/vendor\/(mermaid-|\*)/);
  expect(`/${mermaidFolder}`).toContain('/vendor/mermaid-');
});

it('the workflow publishes what the build writes', () => {
  const workflow = parse(read('github-pages.yml')) as { jobs: { deploy: { steps: Record<string, unknown>[] } } };
  expect(workflow.jobs.deploy.steps.map(({ run }) => run).filter(Boolean)).toEqual(['npm ci', 'npm run build']);
  expect(workflow.jobs.deploy.steps).toContainEqual({
    uses: 'actions/upload-pages-artifact@v3',
    with: { path: 'out' },
  });
});
