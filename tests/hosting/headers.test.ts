import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { site } from '../../lib/config/site';
import { mermaidFolder } from '../../lib/mermaid-address';
import { hosts, type RunningHost, startHost } from '../../lib/server/hosts';

const chunk = `/_next/static/chunks/${readdirSync('out/_next/static/chunks').find((name) => name.endsWith('.js'))}`;
const vendored = `/${mermaidFolder}/index.mjs`;
const immutable = 'public, max-age=31536000, immutable';

interface Answer {
  status: number;
  headers: Record<string, string>;
}

/** Asks as it is told to. fetch would follow redirects, decompress and hide that it did. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    request(url, { headers }, (response) => {
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
      running = await startHost(host, 'out', site.basePath);
    });

    test.afterAll(async () => {
      await running?.stop();
    });

    test('files named after their content are kept for ever, everything else is asked about again', async () => {
      for (const path of [chunk, vendored]) expect((await get(path)).headers['cache-control'], path).toBe(immutable);
      for (const path of ['/', '/docs/intro', '/docs/intro.txt', '/sitemap.xml', '/_next/static/gone.js', '/gone'])
        expect((await get(path)).headers['cache-control'], path).toBe('no-cache');
    });

    test('asking again costs no second transfer, compressed or not', async () => {
      for (const path of ['/docs/intro', '/sitemap.xml', chunk]) {
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
        '/docs/intro',
        '/docs/intro.txt',
        '/docs/intro.md',
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
        '/docs/intro': /^text\/html; charset=utf-8$/i,
        '/docs/intro.txt': /^text\/plain; charset=utf-8$/i,
        '/docs/intro.md': /^text\/markdown; charset=utf-8$/i,
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
      for (const path of ['/', '/docs/intro', '/gone', chunk]) {
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

    test('folders show no list of their files, and hidden files stay hidden', async () => {
      for (const path of ['/_next/', '/_next/static', '/img/', '/.htaccess'])
        expect((await get(path)).status, path).toBe(404);
    });

    test('other spellings redirect for good, with their query', async () => {
      for (const spelling of ['/docs/intro/', '/docs/intro.html', '/docs/intro/index.html']) {
        const { status, headers } = await get(`${spelling}?a=1&b=2`);
        expect(status, spelling).toBe(301);
        expect(new URL(headers['location'] ?? '', running?.url).pathname, spelling).toBe(`${site.basePath}/docs/intro`);
        expect(headers['location'], spelling).toMatch(/\?a=1&b=2$/);
      }
    });
  });
}
