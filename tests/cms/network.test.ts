import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureOf } from '@/tests/support/cms-site';
import type { Fault } from './support/proxy';
import { startProxy } from './support/proxy';
import { snapshot, startSite, type TestSite } from './support/site';

let site: TestSite;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let good: Record<string, string>;

beforeAll(async () => {
  site = await startSite();
  proxy = await startProxy(site.cms.url);
  await site.sync({ adapter: through() });
  good = snapshot(site.contentDir);
});
afterAll(async () => {
  proxy.close();
  await site.stop();
});
beforeEach(() => proxy.inject(() => 'pass'));

const through = (options = {}) => site.adapterFor(proxy.url, { timeoutMs: 20_000, ...options });
const syncAgain = (options = {}) => site.sync({ adapter: through(options) });

async function change(): Promise<void> {
  const doc = await site.client.find('docs', 'docs/intro.mdx');
  await site.client.update('docs', doc.id, { keywords: [`k${Math.random()}`] });
}

const always: Record<string, [fault: Fault, message: RegExp, options?: { timeoutMs: number }]> = {
  'every answer is 500': [
    () => (response) => void response.writeHead(500).end('{}'),
    /does not answer: status 500 \(4 attempts\)/,
  ],
  'every answer is 429': [() => (response) => void response.writeHead(429).end('{}'), /too many requests \(429\)/],
  'no answer comes': [() => () => {}, /no answer in time/, { timeoutMs: 100 }],
  'the connection breaks': [() => (response) => void response.destroy(), /does not answer/],
  'JSON is cut off': [
    () => async (response, pass) => {
      const { body } = await pass();
      response.writeHead(200).end(body.subarray(0, body.length / 2));
    },
    /the answer is no complete JSON/,
  ],
  'a body ends before its length': [
    () => async (response, pass) => {
      const { body } = await pass();
      response.writeHead(200, { 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2));
      response.destroy();
    },
    /does not answer/,
  ],
  'a web page answers': [
    () => (response) => void response.writeHead(200).end('<!doctype html>'),
    /There is no CMS at .* web page/,
  ],
  'nothing is found': [() => (response) => void response.writeHead(404).end('{}'), /There is no CMS at .* \(404\)/],
  'the address leads elsewhere': [
    () => (response) => void response.writeHead(301, { location: 'https://example.com' }).end(),
    /leads elsewhere \(301\)/,
  ],
  'another API answers': [() => (response) => void response.writeHead(200).end('[1]'), /There is no CMS at/],
};

describe('ends with a clear message and the last good tree in place, where', () => {
  it.each(Object.entries(always))('%s', async (_, [fault, message, options]) => {
    await change();
    proxy.inject(fault);
    expect(await failureOf(syncAgain(options))).toMatch(message);
    expect(snapshot(site.contentDir)).toEqual(good);
  });

  it('nobody listens', async () => {
    const gone = await startProxy(site.cms.url);
    gone.close();
    const adapter = site.adapterFor(gone.url);
    expect(await failureOf(site.sync({ adapter }))).toMatch(/does not answer: ECONNREFUSED/);
    expect(snapshot(site.contentDir)).toEqual(good);
  });

  it('the key is unknown, which Payload answers with 200', async () => {
    const adapter = through({ apiKey: '99999999-9999-4999-8999-999999999999' });
    const message = await failureOf(site.sync({ adapter }));
    expect(message).toMatch(/does not know CMS_API_KEY/);
    expect(message).not.toContain('99999999');
    expect(snapshot(site.contentDir)).toEqual(good);
  });

  it('the CMS is older than the site', async () => {
    proxy.inject((url) =>
      url.startsWith('/api/manifest') ? (response) => void response.writeHead(404).end() : 'pass',
    );
    expect(await failureOf(syncAgain())).toMatch(/is older than this site .* Upgrade it/);
    expect(snapshot(site.contentDir)).toEqual(good);
  });

  it('only media fail', async () => {
    const { data } = await site.client.send('GET', 'media?limit=1');
    const [media] = (data as { docs: { id: number; path: string }[] }).docs;
    await site.client.send('PATCH', `media/${media?.id}`, { path: media?.path });
    proxy.inject((url) => (url.includes('/media/file/') ? (response) => void response.writeHead(502).end() : 'pass'));
    expect(await failureOf(syncAgain())).toMatch(/status 502/);
    expect(snapshot(site.contentDir)).toEqual(good);
  });
});

describe('goes through, where', () => {
  it('every request fails once, each in another way', async () => {
    await change();
    const ways = ['every answer is 500', 'every answer is 429', 'the connection breaks', 'JSON is cut off'] as const;
    let turn = 0;
    proxy.inject((url, count) => {
      const way = ways[turn % ways.length];
      if (count > 1 || !way) return 'pass';
      turn++;
      return always[way]?.[0](url, count);
    });
    expect(await syncAgain()).toMatchObject({ removed: 0 });
    good = snapshot(site.contentDir);
  });

  it('somebody publishes while it reads', async () => {
    await change();
    const doc = await site.client.find('docs', 'docs/services/vault.mdx');
    let moved = false;
    proxy.inject((url) => {
      if (moved || !decodeURIComponent(url).includes('where[id][in]')) return 'pass';
      moved = true;
      return async (response, pass) => {
        await site.client.update('docs', doc.id, { keywords: ['moved'] });
        const { status, body } = await pass();
        response.writeHead(status).end(body);
      };
    });
    expect(await syncAgain()).toMatchObject({ written: 2 });
    expect(moved).toBe(true);
    proxy.inject(() => 'pass');
    expect(await syncAgain()).toMatchObject({ written: 0 });
    good = snapshot(site.contentDir);
  });
});

it('gives up where the manifest never stands still', async () => {
  await change();
  const doc = await site.client.find('docs', 'docs/services/vault.mdx');
  let round = 0;
  proxy.inject((url) =>
    url === '/api/manifest?kind=media'
      ? async (response, pass) => {
          await site.client.update('docs', doc.id, { keywords: [`round ${round++}`] });
          const { status, body } = await pass();
          response.writeHead(status).end(body);
        }
      : 'pass',
  );
  expect(await failureOf(syncAgain())).toMatch(/changed during each of 5 attempts/);
  expect(snapshot(site.contentDir)).toEqual(good);
});
