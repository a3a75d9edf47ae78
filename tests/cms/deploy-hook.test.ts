import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTeller, tellDeploy } from '@/lib/cms/deploy/tell-deploy';
import { keys } from '@/tests/support/seed-users';
import { createClient } from './support/client';
import { startSite, type TestSite } from './support/site';

interface Call {
  body: string;
  signature: string | undefined;
}

const secret = 'shared with the host';
const calls: Call[] = [];
let failures = 0;

const host = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const signature = request.headers['x-signature-256'];
  calls.push({ body, signature: typeof signature === 'string' ? signature : undefined });
  response.statusCode = failures-- > 0 ? 503 : 200;
  response.end();
});

let site: TestSite;

beforeAll(async () => {
  await new Promise<void>((done) => host.listen(0, done));
  const { port } = host.address() as AddressInfo;
  site = await startSite({
    DEPLOY_HOOK_URL: `http://localhost:${port}/deploy`,
    DEPLOY_HOOK_SECRET: secret,
    DEPLOY_HOOK_DELAY_MS: '1500',
  });
});
afterAll(async () => {
  await site.stop();
  host.close();
});
beforeEach(() => {
  calls.length = 0;
  failures = 0;
});

const paths = ({ body }: Call) => (JSON.parse(body) as { changes: { path: string }[] }).changes.map(({ path }) => path);

it('is called once for a burst of changes, signed', async () => {
  const intro = await site.client.find('docs', 'docs/intro.mdx');
  const store = await site.client.find('docs', 'docs/services/store.mdx');
  await site.client.update('docs', intro.id, { keywords: ['one'] });
  await site.client.update('docs', store.id, { keywords: ['two'] });
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 60_000 });
  const [call] = calls;
  expect(call && paths(call)).toEqual(['docs/intro.mdx', 'docs/services/store.mdx']);
  expect(call?.signature).toBe(
    `sha256=${createHmac('sha256', secret)
      .update(call?.body ?? '')
      .digest('hex')}`,
  );
});

it('is called again until the host takes it', async () => {
  failures = 2;
  const page = await site.client.find('pages', 'pages/markdown-page.md');
  await site.client.update('pages', page.id, { keywords: ['again'] });
  await vi.waitFor(() => expect(calls).toHaveLength(3), { timeout: 60_000 });
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
});

it('hears of what is taken back or deleted, and not of drafts', async () => {
  const page = await site.client.create('pages', { path: 'pages/draft.mdx', title: 'x', body: 'x', _status: 'draft' });
  const doc = await site.client.find('docs', 'docs/intro.mdx');
  await site.client.saveDraft('docs', doc.id, { title: 'Not yet' });
  await site.client.update('pages', page.id, {});
  await site.client.unpublish('pages', page.id);
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 60_000 });
  expect(calls.flatMap(paths)).toEqual(['pages/draft.mdx', 'pages/draft.mdx']);
});

describe('the way to the site', () => {
  const way = async (id: number) => (await site.client.send('GET', `deploy-status?collection=docs&id=${id}`)).data;
  const env = (more = {}) => ({ CMS_URL: site.cms.url, CMS_API_KEY: keys.reader, CMS_REPORT: 'live', ...more });

  it('leads from Publish over the build to the site, or says why not', async () => {
    const said: string[] = [];
    const doc = await site.client.find('docs', 'docs/services/store.mdx');
    await site.client.update('docs', doc.id, { keywords: ['way'] });
    expect(await way(doc.id)).toMatchObject({ state: 'waiting', hasHook: true });
    const called = { state: 'waiting', at: expect.any(String) as string };
    await vi.waitFor(async () => expect(await way(doc.id)).toMatchObject(called), { timeout: 60_000 });
    const first = buildTeller(env(), (line) => said.push(line));
    await first.begins();
    expect(await way(doc.id)).toMatchObject({ state: 'building' });
    await first.ends('✗ content sync\nThe site would have 1 problem.');
    expect(await way(doc.id)).toMatchObject({ state: 'failed', reason: expect.stringContaining('1 problem') });
    await site.client.send('POST', 'deploy');
    expect(await way(doc.id)).toMatchObject({ state: 'waiting' });
    const second = buildTeller(env({ CMS_REPORT: 'built' }), (line) => said.push(line));
    await second.begins();
    await second.ends();
    expect(await way(doc.id)).toMatchObject({ state: 'built' });
    const uploaded = { url: site.cms.url, apiKey: keys.reader, print: (line: string) => said.push(line) };
    await tellDeploy(uploaded, { state: 'live' });
    expect(await way(doc.id)).toMatchObject({ state: 'live' });
    expect(said).toEqual([]);
    // What comes later is on its way again; what is there stays.
    await site.client.update('docs', doc.id, { keywords: ['way', 'again'] });
    expect(await way(doc.id)).toMatchObject({ state: 'waiting' });
  });

  it('says that the hook was not reached', async () => {
    failures = 99;
    const doc = await site.client.find('docs', 'docs/services/vault.mdx');
    await site.client.update('docs', doc.id, { keywords: ['lost'] });
    const lost = { state: 'failed', reason: 'The deploy hook was not reached: status 503.' };
    await vi.waitFor(async () => expect(await way(doc.id)).toMatchObject(lost), { timeout: 60_000, interval: 500 });
  });

  it('is told by members only, in bounds, and to writers', async () => {
    const reader = createClient(site.cms.url, 'reader');
    const nobody = createClient(site.cms.url);
    expect((await nobody.send('POST', 'deploy-status', { state: 'live' })).status).toBe(403);
    expect((await reader.send('GET', 'deploy-status?collection=docs&id=1')).status).toBe(403);
    expect((await reader.send('POST', 'deploy')).status).toBe(403);
    expect((await reader.send('POST', 'deploys', { build: 'x', state: 'live', at: new Date() })).status).toBe(403);
    for (const report of [
      { state: 'done' },
      { state: 'live', log: 'javascript:alert(1)' },
      { state: 'live', more: 1 },
      'x',
    ])
      expect((await reader.send('POST', 'deploy-status', report)).status).toBe(400);
    expect((await reader.send('POST', 'deploy-status', { state: 'failed', reason: 'x'.repeat(9000) })).status).toBe(
      413,
    );
    expect((await reader.send('POST', 'deploy-status', { state: 'live', build: 'unheard-of' })).status).toBe(404);
  });

  it('holds no build up where the CMS does not take it', async () => {
    const said: string[] = [];
    for (const more of [{ CMS_URL: 'http://localhost:1' }, { CMS_API_KEY: 'another' }, { CMS_REPORT: 'yes' }])
      await buildTeller(env(more), (line) => said.push(line)).begins();
    expect(said.join('\n')).toMatch(/not told.*building.*\n.*status 403.*\n.*write built or live/);
    expect(said.join('\n')).not.toContain('another');
  });
});

it('publishes and takes back what is scheduled, and refuses then what it refuses now', async () => {
  const draft = { _status: 'draft', title: 'Later', body: 'Text.\n' };
  const good = await site.client.create('docs?draft=true', { ...draft, path: 'docs/later.mdx' });
  const bad = await site.client.create('docs?draft=true', { ...draft, path: 'docs/bad.mdx', body: '<b>open\n' });
  const due = new Date(Date.now() - 1000).toISOString();
  const job = (type: 'publish' | 'unpublish', { id }: { id: number }, waitUntil = due) =>
    site.cms.schedule({ type, doc: { relationTo: 'docs', value: String(id) }, waitUntil });
  const status = async (path: string) => (await site.client.find('docs', path))['_status'];
  job('publish', bad);
  job('publish', good);
  await vi.waitFor(async () => expect(await status('docs/later.mdx')).toBe('published'), { timeout: 60_000 });
  expect(await status('docs/bad.mdx')).toBe('draft');
  job('unpublish', good);
  await vi.waitFor(async () => expect(await status('docs/later.mdx')).toBe('draft'), { timeout: 60_000 });
  // Nobody schedules, runs or reads jobs by requests.
  for (const [method, path] of [
    ['POST', 'payload-jobs'],
    ['GET', 'payload-jobs'],
    ['GET', 'payload-jobs/run'],
  ] as const)
    expect((await createClient(site.cms.url, 'admin').send(method, path)).status, path).toBeGreaterThanOrEqual(401);
});

it('is healthy for everybody who asks', async () => {
  expect(await createClient(site.cms.url).send('GET', 'health')).toEqual({ status: 200, data: { status: 'ok' } });
});
