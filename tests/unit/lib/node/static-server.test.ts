import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStaticServer, listen } from '@/lib/node/static-server';
import { tempFolder } from '@/tests/unit/temp-folder';

const filler = 'words that repeat compress well, '.repeat(100);

const site = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not here</h1>',
  'docs/intro.html': `<h1>Intro</h1><p>${filler}</p>`,
  'docs/intro.txt': 'payload – with a dash',
  'docs/guide/index.html': '<h1>Guide</h1>',
  'docs/c++.html': '<h1>C++</h1>',
  'assets/my shot@2x, a&b;c=d$.png': 'picture',
  '_next/static/chunks/a.js': 'export {}',
};

type Get = (path: string, init?: RequestInit) => Promise<Response>;

async function serve(basePath: string, dir = tempFolder(site)): Promise<Get> {
  const server = createStaticServer({ dir, basePath });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => void server.close());
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
}

describe('createStaticServer', () => {
  it.each([
    ['/base', '/base'],
    ['', ''],
  ])('serves pages under the base path "%s"', async (basePath, prefix) => {
    const get = await serve(basePath);
    const home = await get(`${prefix}/`);
    expect(await home.text()).toContain('Home');
    const intro = await get(`${prefix}/docs/intro`);
    expect(intro.status).toBe(200);
    expect(await intro.text()).toContain('Intro');
    expect(await (await get(`${prefix}/docs/guide`)).text()).toContain('Guide');
    expect(await (await get(`${prefix}/docs/c++`)).text()).toContain('C++');
    const name = encodeURIComponent('my shot@2x, a&b;c=d$.png');
    for (const address of [name, encodeURI(decodeURIComponent(name))])
      expect(await (await get(`${prefix}/assets/${address}?v=1`)).text()).toBe('picture');
  });

  it('serves a build that took the place of another one', async () => {
    const dir = tempFolder(site);
    const get = await serve('', dir);
    expect(await (await get('/docs/intro')).text()).toContain('Intro');
    rmSync(join(dir, '_next'), { recursive: true });
    writeFileSync(join(dir, 'docs/intro.html'), '<h1>New</h1>');
    writeFileSync(join(dir, 'docs/added.html'), '<h1>Added</h1>');
    writeFileSync(join(dir, '404.html'), '<h1>Nowhere</h1>');
    expect(await (await get('/docs/intro')).text()).toBe('<h1>New</h1>');
    expect(await (await get('/docs/added')).text()).toBe('<h1>Added</h1>');
    const gone = await get('/_next/static/chunks/a.js');
    expect([gone.status, await gone.text()]).toEqual([404, '<h1>Nowhere</h1>']);
  });

  it.each(['/%2e%2e/out.old/x', '/docs/..%2f..%2fout.old/x'])(
    'answers %s with no file of a neighbour',
    async (path) => {
      const folder = tempFolder({ 'out/index.html': '', 'out.old/x.html': 'old' });
      const get = await serve('', join(folder, 'out'));
      expect((await get(path)).status).toBe(404);
    },
  );

  it('leads the root to the base path and keeps the query', async () => {
    const get = await serve('/base');
    expect((await get('/?q=1')).headers.get('location')).toBe('/base/?q=1');
  });

  it.each(['/base/docs/intro/', '/base/docs/intro.html', '/base/docs/intro/index.html'])(
    'leads %s to the page',
    async (path) => {
      const get = await serve('/base');
      const response = await get(`${path}?q=1`);
      expect([response.status, response.headers.get('location')]).toEqual([307, '/base/docs/intro?q=1']);
    },
  );

  it.each(['/base/missing', '/base/docs/missing.html', '/elsewhere', '/based/docs/intro', '/base/%E0%A4%A'])(
    'answers %s with the not-found page',
    async (path) => {
      const get = await serve('/base');
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Not here');
    },
  );

  it('never leads to another host', async () => {
    const get = await serve('');
    const location = (await get('//docs/intro/')).headers.get('location');
    expect(location).toBe('/docs/intro');
  });

  it('compresses with brotli, else gzip', async () => {
    const get = await serve('');
    const encoding = async (accept: string) =>
      (await get('/docs/intro', { headers: { 'Accept-Encoding': accept } })).headers.get('content-encoding');
    expect(await encoding('gzip, br')).toBe('br');
    expect(await encoding('gzip')).toBe('gzip');
  });

  it('lets browsers keep hashed files and ask again for all others', async () => {
    const get = await serve('');
    expect((await get('/_next/static/chunks/a.js')).headers.get('cache-control')).toContain('immutable');
    const page = await get('/docs/intro');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/docs/intro', { headers: { 'If-None-Match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('names the encoding of plain text', async () => {
    const get = await serve('');
    expect((await get('/docs/intro.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});

describe('listen', () => {
  it('says in one line that the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((done) => void other.listen(0, done));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const server = createStaticServer({ dir: tempFolder(site), basePath: '' });
    await expect(listen(server, port)).rejects.toThrow(`Port ${port} is taken`);
  });
});
