import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { mermaidFolder } from '@/lib/mermaid-address';
import siteConfig from '@/site.config';

const read = (file: string) => readFileSync(join('hosting', file), 'utf8');
/** Without comments, which may name the base path as often as they like. */
const rules = (file: string) => read(file).replace(/^\s*#.*$/gm, '');

const servers = ['nginx/site.conf', 'apache/.htaccess', 'caddy/Caddyfile'];
const withHeaders = [...servers, 'netlify-cloudflare/_headers'];

it.each([...servers, 'Dockerfile'])('%s names the base path of site.config.ts, in one place', (file) => {
  expect(rules(file).split(siteConfig.basePath)).toHaveLength(2);
});

it.each(['_headers', '_redirects'])('%s names no base path but that of site.config.ts', (file) => {
  const paths = rules(`netlify-cloudflare/${file}`).match(/(?<=^|\s)\/[^\s*]+/gm) ?? [];
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !path.startsWith(`${siteConfig.basePath}/`))).toEqual([]);
});

it.each(withHeaders)('%s sends the same security headers as the others', (file) => {
  const names =
    'X-Content-Type-Options|Referrer-Policy|Content-Security-Policy|X-Frame-Options|Permissions-Policy|Cross-Origin-Opener-Policy';
  const found = [...rules(file).matchAll(new RegExp(`(${names}):? "?([^"\\n]+)`, 'g'))];
  expect(Object.fromEntries(found.map(([, name, value]) => [name, value]))).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
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
