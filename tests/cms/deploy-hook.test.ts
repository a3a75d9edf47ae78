import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
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
    DEPLOY_HOOK_DELAY_MS: '500',
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
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
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
  await vi.waitFor(() => expect(calls).toHaveLength(3), { timeout: 20_000 });
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
});

it('hears of what is taken back or deleted, and not of drafts', async () => {
  const page = await site.client.create('pages', { path: 'pages/draft.mdx', title: 'x', body: 'x', _status: 'draft' });
  const doc = await site.client.find('docs', 'docs/intro.mdx');
  await site.client.saveDraft('docs', doc.id, { title: 'Not yet' });
  await site.client.update('pages', page.id, {});
  await site.client.unpublish('pages', page.id);
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  expect(calls.flatMap(paths)).toEqual(['pages/draft.mdx', 'pages/draft.mdx']);
});
