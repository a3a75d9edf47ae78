import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keys } from '@/tests/support/seed-users';
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
  const published = Number(total(await reader.send('GET', 'docs')));
  expect(published).toBeGreaterThan(0);
  expect(total(await as('editor').send('GET', 'docs'))).toBe(published + 1);
  expect((await reader.send('GET', `docs/${draft.id}`)).status).toBe(404);
  expect((await reader.send('GET', `docs/${draft.id}?draft=true`)).status).not.toBe(200);
  expect((await reader.send('GET', 'docs/versions')).status).toBe(403);
  expect(total(await reader.send('GET', 'docs?draft=true&limit=100'))).toBe(published);
});

it('lists for readers what is published, for editors what is saved, and nothing for others', async () => {
  const pathsFor = async (role: Parameters<typeof createClient>[1], query: string) => {
    const { status, data } = await as(role).send('GET', `manifest?${query}`);
    return status === 200 ? (data as { rows: { path: string }[] }).rows.map(({ path }) => path) : status;
  };
  const published = await pathsFor('reader', 'kind=docs');
  expect(published).toContain('docs/intro.mdx');
  expect(published).not.toContain('docs/plans.mdx');
  expect(await pathsFor('editor', 'kind=docs')).toEqual(published);
  expect(await pathsFor('editor', 'kind=docs&draft=true')).toEqual([...(published as string[]), 'docs/plans.mdx']);
  expect(await pathsFor('reader', 'kind=docs&draft=true')).toBe(403);
  expect(await pathsFor(undefined, 'kind=docs')).toBe(403);
  expect(await pathsFor('editor', 'kind=users')).toBe(400);
});

it('lets readers change nothing', async () => {
  const reader = as('reader');
  expect((await reader.send('POST', 'tags', { key: 'x' })).status).toBe(403);
  expect((await reader.send('PATCH', `docs/${draft.id}`, { title: 'x' })).status).toBe(403);
  expect((await reader.send('DELETE', `docs/${draft.id}`)).status).toBe(403);
});

it('lets readers change nothing of their own, and nothing Payload keeps for its pages', async () => {
  const reader = as('reader');
  const { data } = await reader.send('GET', 'users/me');
  const { id } = (data as { user: { id: number } }).user;
  const changes = { email: 'other@example.com', password: 'another long password', apiKey: keys.admin };
  for (const [name, value] of Object.entries(changes))
    expect((await reader.send('PATCH', `users/${id}`, { [name]: value })).status, name).toBe(403);
  expect((await reader.send('PATCH', 'users?where[id][exists]=true', changes)).status).toBe(403);
  expect((await reader.send('GET', 'users/me')).data).toMatchObject({ user: { email: 'reader@example.com' } });
  const lock = { document: { relationTo: 'docs', value: draft.id }, user: { relationTo: 'users', value: id } };
  expect((await reader.send('POST', 'payload-locked-documents', lock)).status).toBe(403);
  expect((await reader.send('POST', 'payload-preferences/x', { value: 1 })).status).toBe(403);
  expect((await as('editor').send('POST', 'payload-preferences/x', { value: 1 })).status).toBe(200);
});

it('lets nobody change what another one prefers', async () => {
  const [admin, editor] = [as('admin'), as('editor')];
  expect((await admin.send('POST', 'payload-preferences/own', { value: 'mine' })).status).toBe(200);
  const all = 'payload-preferences?where[key][equals]=own';
  await editor.send('PATCH', all, { value: 'theirs' });
  await editor.send('DELETE', all);
  expect((await admin.send('GET', all)).data).toMatchObject({ docs: [{ value: 'mine' }] });
});

it('keeps one admin, who could make others', async () => {
  const admin = as('admin');
  const { data } = await admin.send('GET', 'users/me');
  const { id } = (data as { user: { id: number } }).user;
  const refused = expect.stringContaining('This is the only admin.') as string;
  const demoted = await admin.send('PATCH', `users/${id}`, { role: 'editor' });
  expect([demoted.status, JSON.stringify(demoted.data)]).toEqual([400, refused]);
  const deleted = await admin.send('DELETE', `users/${id}`);
  expect([deleted.status, JSON.stringify(deleted.data)]).toEqual([400, refused]);
  const second = { email: 'second@example.com', password: 'some long password', role: 'admin' };
  expect((await admin.send('POST', 'users', second)).status).toBe(201);
  // Both at once: the one who is left is an admin.
  await admin.send('PATCH', 'users?where[role][equals]=admin', { role: 'editor' });
  await admin.send('DELETE', 'users?where[role][equals]=admin');
  const left = (await admin.send('GET', 'users?where[role][equals]=admin&depth=0')).data as { docs: { id: number }[] };
  expect(left.docs).toHaveLength(1);
  expect(await admin.send('GET', 'users/me')).toMatchObject({ data: { user: { role: 'admin' } } });
});

it('promises no e-mail, which it cannot send', async () => {
  const { status, data } = await as().send('POST', 'users/forgot-password', { email: 'editor@example.com' });
  expect([status, JSON.stringify(data)]).toEqual([400, expect.stringContaining('Ask one of its admins')]);
});

it('lets editors change their own account, and no other', async () => {
  const editor = as('editor');
  const { data } = await editor.send('GET', 'users/me');
  const { id } = (data as { user: { id: number } }).user;
  expect((await editor.send('PATCH', `users/${id}`, { email: 'writer@example.com' })).status).toBe(200);
  expect((await editor.send('PATCH', `users/${id}`, { email: 'editor@example.com' })).status).toBe(200);
  expect((await editor.send('PATCH', `users/${id - 1}`, { email: 'x@example.com' })).status).toBe(403);
});

it('lets nobody say what an entry was imported with', async () => {
  const forged = '---\ntitle: Forged\n---\n';
  for (const role of ['editor', 'admin'] as const) {
    const client = as(role);
    const made = await client.create('docs', { path: `docs/${role}.mdx`, title: 'T', body: 'x', source: forged });
    expect(made['source'] ?? '').toBe('');
    const before = await client.find('docs', 'docs/intro.mdx');
    expect(before['source']).toContain('---');
    await client.update('docs', before.id, { source: forged });
    expect((await client.find('docs', 'docs/intro.mdx'))['source']).toBe(before['source']);
    await client.remove('docs', made.id);
  }
});

describe('a password', () => {
  const message = 'The password needs at least 12 characters.';
  const refused = { errors: [{ data: { errors: [{ path: 'password', message: expect.stringContaining(message) }] } }] };
  const post = async (path: string, body: unknown) => (await as('admin').send('POST', path, body)).data;

  it('of a new user has at least 12 characters', async () => {
    const user = { email: 'short@example.com', role: 'editor' };
    expect(await post('users', { ...user, password: 'abcdefghijk' })).toMatchObject(refused);
    expect(await post('users', { ...user, password: ['a', 'long', 'password'] })).toMatchObject(refused);
    expect(await post('users', { ...user, password: 'abcdefghijkl' })).toMatchObject({ doc: { role: 'editor' } });
  });

  it('is no shorter when it is changed', async () => {
    const { data } = await as('editor').send('GET', 'users/me');
    const { id } = (data as { user: { id: number } }).user;
    expect((await as('editor').send('PATCH', `users/${id}`, { password: 'short' })).data).toMatchObject(refused);
    expect((await as('admin').send('PATCH', `users/${id}`, { password: 'short' })).data).toMatchObject(refused);
    expect(await post('users/reset-password', { token: 'any', password: 'short' })).toMatchObject(refused);
  });

  it('of the first user neither', async () => {
    expect(await post('users/first-register', { email: 'a@example.com', password: 'short' })).not.toHaveProperty(
      'user',
    );
  });
});

it('has a key that nobody guesses', async () => {
  const editor = as('editor');
  const { user } = (await editor.send('GET', 'users/me')).data as { user: { id: number } };
  const short = await editor.send('PATCH', `users/${user.id}`, { enableAPIKey: true, apiKey: 'a' });
  expect([short.status, JSON.stringify(short.data)]).toEqual([400, expect.stringContaining('at least 32 characters')]);
  expect((await editor.send('PATCH', `users/${user.id}`, { enableAPIKey: true, apiKey: keys.editor })).status).toBe(
    200,
  );
});

describe('a session', () => {
  const login = { email: 'editor@example.com', password: 'of a CMS that is thrown away' };
  const headers = { 'content-type': 'application/json' };
  const post = (url: string, path: string, body: unknown, more: Record<string, string> = {}) =>
    fetch(`${url}/api/${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });

  it('belongs to pages of the CMS only', async () => {
    const { url } = site.cms;
    const cookie = (await post(url, 'users/login', login)).headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    const session = { cookie: cookie.split(';')[0] ?? '' };
    const tag = (key: string) => ({ key, path: 'tags.yml', label: key, permalink: `/${key}`, _status: 'draft' });
    expect((await post(url, 'tags?draft=true', tag('own'), { ...session, origin: url })).status).toBe(201);
    for (const origin of ['http://localhost:1', url.replace('localhost', '127.0.0.1'), 'https://example.com', 'null']) {
      const answer = await post(url, 'tags?draft=true', tag('foreign'), { ...session, origin });
      expect(answer.status, origin).toBe(403);
      expect(await answer.text()).toContain(`takes requests from its own pages at ${url}`);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    const bare = await post(url, 'tags?draft=true', tag('bare'), session);
    expect(bare.status).toBe(403);
  });

  it('is not begun by another page', async () => {
    const answer = await post(site.cms.url, 'users/login', login, { origin: 'http://localhost:1' });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
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

it('forgets who saved an entry when that account is deleted, and publishes what it scheduled', async () => {
  const admin = as('admin');
  const tag = await site.client.create('tags', { key: 'own', path: 'tags.yml', label: 'Own', permalink: '/own' });
  const { data } = await site.client.send('GET', `tags/${tag.id}?depth=0`);
  const by = (data as { edited_by: number }).edited_by;
  expect(by).toEqual(expect.any(Number));
  expect((await as('reader').send('GET', `tags/${tag.id}?depth=0`)).data).not.toHaveProperty('edited_by');
  const page = { path: 'pages/left.mdx', title: 'Left', body: 'Text.\n', _status: 'draft' };
  const { id } = await site.client.create('pages?draft=true', page);
  site.cms.schedule({
    type: 'publish',
    doc: { relationTo: 'pages', value: String(id) },
    user: { relationTo: 'users', value: by },
    waitUntil: new Date(Date.now() + 5000).toISOString(),
  });
  await vi.waitFor(async () => expect((await admin.send('DELETE', `users/${by}`)).status).toBe(200));
  expect((await admin.send('GET', `tags/${tag.id}?depth=0`)).data).toMatchObject({ edited_by: null });
  const status = async () => (await admin.find('pages', page.path))['_status'];
  await vi.waitFor(async () => expect(await status()).toBe('published'), { timeout: 90_000, interval: 500 });
});
