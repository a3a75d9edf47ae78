import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mermaidFolder } from '../../lib/site/vendor-folders';
import { ensureBuilt } from '../support/ensure-built';
import { hosts, type RunningHost, startHost } from '../support/hosts';
import { testSite } from '../support/sites';

const features = testSite('features');
const { basePath } = features.site;
/** A file that is named after its content; known once the site is built. */
let chunk = '';
const vendored = `/${mermaidFolder}/index.mjs`;
/** A file beside a document. */
const upload = '/assets/hostile.svg';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/>
<script>document.documentElement.setAttribute('data-ran', '')</script></svg>`;
const immutable = 'public, max-age=31536000, immutable';

interface Answer {
  status: number;
  headers: Record<string, string>;
}

/**
 * Asks as it is told to. fetch would follow redirects, decompress and hide that it did.
 * @param path sent as it is; that of a URL has its dots resolved
 */
function ask(url: string, headers: Record<string, string> = {}, path?: string): Promise<Answer> {
  return new Promise((done, fail) => {
    request(url, { headers, ...(path && { path }) }, (response) => {
      response.resume();
      const single = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      done({ status: response.statusCode ?? 0, headers: Object.fromEntries(single) });
    })
      .once('error', fail)
      .end();
  });
}

for (const host of hosts.filter(({ configured }) => configured)) {
  test.describe(host.name, () => {
    test.describe.configure({ mode: 'default' });
    let running: RunningHost | undefined;
    const get = (path: string, headers?: Record<string, string>) => ask(`${running?.url}${path}`, headers);

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      await ensureBuilt(features);
      const chunks = '/_next/static/chunks';
      chunk = `${chunks}/${readdirSync(features.out + chunks).find((name) => name.endsWith('.js'))}`;
      const dir = mkdtempSync(join(tmpdir(), 'docs-site-headers-'));
      // Its mode goes with it, and Apache reads as somebody else.
      chmodSync(dir, 0o755);
      cpSync(features.out, dir, { recursive: true });
      writeFileSync(join(dir, upload), svg);
      writeFileSync(join(dir, 'docs/Größe und Maß.html'), '<title>Größe</title>');
      running = await startHost(host, dir, basePath);
      rmSync(dir, { recursive: true });
    });

    test.afterAll(async () => {
      await running?.stop();
    });

    test('files named after their content are kept for ever, everything else is asked about again', async () => {
      for (const path of [chunk, vendored]) expect((await get(path)).headers['cache-control'], path).toBe(immutable);
      for (const path of ['/', '/docs/start', '/docs/start.txt', '/sitemap.xml', '/_next/static/gone.js', '/gone'])
        expect((await get(path)).headers['cache-control'], path).toBe('no-cache');
    });

    test('asking again costs no second transfer, compressed or not', async () => {
      for (const path of ['/docs/start', '/sitemap.xml', chunk]) {
        for (const encoding of ['identity', 'gzip']) {
          const accept = { 'Accept-Encoding': encoding };
          const { headers } = await get(path, accept);
          expect(headers['etag'], path).toBeDefined();
          const again = await get(path, { ...accept, 'If-None-Match': headers['etag'] ?? '' });
          expect(again.status, `${path} as ${encoding}`).toBe(304);
        }
      }
    });

    test('text is compressed', async () => {
      for (const path of [
        '/',
        '/docs/start',
        '/docs/start.txt',
        '/docs/access/everything.md',
        '/sitemap.xml',
        chunk,
        '/pages.json',
      ]) {
        const { headers } = await get(path, { 'Accept-Encoding': 'gzip' });
        expect(headers['content-encoding'], path).toBe('gzip');
        expect(headers['vary'], path).toContain('Accept-Encoding');
      }
    });

    test('types are those browsers insist on', async () => {
      const types: Record<string, RegExp> = {
        '/docs/start': /^text\/html; charset=utf-8$/i,
        '/docs/start.txt': /^text\/plain; charset=utf-8$/i,
        '/docs/start.md': /^text\/markdown; charset=utf-8$/i,
        '/sitemap.xml': /^(text|application)\/xml/,
        '/blog/rss.xml': /^(text|application)\/xml/,
        '/manifest.webmanifest': /^application\/manifest\+json/,
        '/img/logo.svg': /^image\/svg\+xml/,
        [vendored]: /^(text|application)\/javascript/,
        [chunk]: /^(text|application)\/javascript/,
      };
      for (const [path, type] of Object.entries(types))
        expect((await get(path)).headers['content-type'], path).toMatch(type);
    });

    test('pages and errors carry the security headers', async () => {
      for (const path of ['/', '/docs/start', '/gone', chunk]) {
        const { headers } = await get(path);
        expect(headers, path).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'content-security-policy': "frame-ancestors 'self'",
          'x-frame-options': 'SAMEORIGIN',
          'cross-origin-opener-policy': 'same-origin',
        });
        expect(headers['permissions-policy'], path).toContain('camera=()');
      }
    });

    test('files beside documents open in a sandbox, pages and their errors do not', async () => {
      const page = (await get('/docs/start')).headers['content-security-policy'];
      for (const path of [upload, upload.replace('/assets/', '//assets/'), upload.replace('assets', '%61ssets')]) {
        const { status, headers } = await get(path);
        expect(status, path).toBe(200);
        expect(headers, path).toMatchObject({
          'x-content-type-options': 'nosniff',
          'content-security-policy': "frame-ancestors 'self'; sandbox allow-same-origin",
          'x-frame-options': 'SAMEORIGIN',
        });
        expect(headers['cross-origin-opener-policy'], path).toBeUndefined();
      }
      for (const path of ['/assets/gone.svg', '/docs/assets/gone', '/assets'])
        expect((await get(path)).headers['content-security-policy'], path).toBe(page);
    });

    test('what is uploaded runs nothing, and is seen all the same', async ({ page }) => {
      await page.goto(`${running?.url}/assets/hostile.svg`);
      await expect(page.locator('rect')).toBeVisible();
      expect(await page.locator('svg').getAttribute('data-ran')).toBeNull();
      await page.goto(`${running?.url}/docs/start`);
      const width = await page.evaluate(async (source) => {
        const image = Object.assign(new Image(), { src: source });
        await image.decode();
        return image.naturalWidth;
      }, `${running?.url}/assets/hostile.svg`);
      expect(width).toBe(40);
    });

    test('folders show no list of their files, and hidden files stay hidden', async () => {
      for (const path of ['/_next/', '/_next/static', '/img/', '/.htaccess'])
        expect((await get(path)).status, path).toBe(404);
    });

    test('other spellings redirect for good, with their query', async () => {
      for (const spelling of ['/docs/start/', '/docs/start.html', '/docs/start/index.html']) {
        const { status, headers } = await get(`${spelling}?a=1&b=2`);
        expect(status, spelling).toBe(301);
        expect(new URL(headers['location'] ?? '', running?.url).pathname, spelling).toBe(`${basePath}/docs/start`);
        expect(headers['location'], spelling).toMatch(/\?a=1&b=2$/);
      }
    });

    test('redirects are addresses, encoded as such', async () => {
      const page = `/docs/${encodeURIComponent('Größe und Maß')}`;
      for (const end of ['/', '.html']) {
        const { status, headers } = await get(`${page}${end}?a=%20b`);
        expect(status, end).toBe(301);
        expect(headers['location']?.toUpperCase(), end).toMatch(`${basePath}${page}?a=%20b`.toUpperCase());
      }
    });

    test('no redirect leads to another host', async () => {
      const origin = new URL(running?.url ?? '').origin;
      const inside = `${basePath}/docs/start`;
      for (const start of [
        '//evil.example/..%2f',
        '/\\evil.example/..%2f',
        '/%5cevil.example/..%2f',
        '//evil.example/../',
      ]) {
        const address = `${start}${inside.slice(1)}`;
        for (const end of ['/', '.html', '/index.html', '']) {
          const { headers } = await ask(origin, {}, `${address}${end}`);
          expect(new URL(headers['location'] ?? '/', origin).origin, `${address}${end}`).toBe(origin);
        }
      }
    });
  });
}
