import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, type Doc } from './support/client';
import { startSite, type TestSite } from './support/site';

let site: TestSite;
let draft: Doc;

beforeAll(async () => {
  site = await startSite();
  draft = await site.client.create('docs', { path: 'docs/plans.mdx', title: 'Plans', body: 'x', _status: 'draft' });
});
afterAll(() => site.stop());

const as = (role?: Parameters<typeof createClient>[1]) => createClient(site.cms.url, role);
const total = ({ data }: { data: unknown }) => (data as { totalDocs?: number }).totalDocs;

it('shows nothing to somebody without a key', async () => {
  for (const kind of ['docs', 'posts', 'pages', 'categories', 'authors', 'tags', 'media', 'users'])
    expect((await as().send('GET', kind)).status, kind).toBe(403);
  expect((await as().send('GET', 'media/file/services.svg')).status).toBe(403);
});

it('shows readers what is published, and no versions', async () => {
  const reader = as('reader');
  expect(total(await reader.send('GET', 'docs'))).toBe(34);
  expect(total(await as('editor').send('GET', 'docs'))).toBe(35);
  expect((await reader.send('GET', `docs/${draft.id}`)).status).toBe(404);
  expect((await reader.send('GET', `docs/${draft.id}?draft=true`)).status).not.toBe(200);
  expect((await reader.send('GET', 'docs/versions')).status).toBe(403);
  expect(total(await reader.send('GET', 'docs?draft=true&limit=100'))).toBe(34);
});

it('lets readers change nothing', async () => {
  const reader = as('reader');
  expect((await reader.send('POST', 'tags', { key: 'x' })).status).toBe(403);
  expect((await reader.send('PATCH', `docs/${draft.id}`, { title: 'x' })).status).toBe(403);
  expect((await reader.send('DELETE', `docs/${draft.id}`)).status).toBe(403);
});

it('lets nobody but admins make users or change roles', async () => {
  const editor = as('editor');
  const body = { email: 'new@example.com', password: 'some password', role: 'admin' };
  expect((await editor.send('POST', 'users', body)).status).toBe(403);
  const { data } = await editor.send('GET', 'users/me');
  const { user } = data as { user: { id: number } };
  await editor.send('PATCH', `users/${user.id}`, { role: 'admin' });
  expect((await editor.send('GET', 'users/me')).data).toMatchObject({ user: { role: 'editor' } });
  expect((await as('admin').send('POST', 'users', { ...body, role: 'editor' })).status).toBe(201);
});

it('keeps versions that can be restored', async () => {
  const doc = await site.client.find('pages', 'pages/markdown-page.md');
  await site.client.update('pages', doc.id, { title: 'Second title' });
  const { data } = await site.client.send('GET', `pages/versions?where[parent][equals]=${doc.id}&sort=updatedAt`);
  const [first] = (data as { docs: { id: number }[] }).docs;
  await site.client.send('POST', `pages/versions/${first?.id}`);
  expect((await site.client.find('pages', 'pages/markdown-page.md'))['title']).toBe(doc['title']);
});
