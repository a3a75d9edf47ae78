import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from './support/client';
import { snapshot, startSite, type TestSite } from './support/site';

// One story, told in order, in a CMS whose site is in English and has some pages in Spanish.
const spanish = 'i18n/es/docusaurus-plugin-content-docs/current';
let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Overview {
  code: string;
  pages: number;
  translated: number;
  drafts: number;
  missing: { title: string }[];
  outdated: { path: string }[];
}

async function overview(): Promise<Overview | undefined> {
  const { data } = await site.client.send('GET', 'translations');
  return (data as Overview[])[0];
}

async function statesOf(kind: string, path: string): Promise<unknown> {
  const { id } = await site.client.find(kind, path);
  const { data } = await site.client.send('GET', `${kind}/${id}/translations`);
  return (data as { code: string; state: string; isThis: boolean }[]).map(({ code, state, isThis }) =>
    [code, state, ...(isThis ? ['this'] : [])].join(' '),
  );
}

it('says in which languages an entry is, and what is missing, right after an import', async () => {
  expect((await site.client.send('GET', 'languages')).data).toEqual([
    { code: 'en', label: 'English' },
    { code: 'es', label: 'Español' },
  ]);
  expect(await statesOf('docs', 'docs/intro.mdx')).toEqual(['en published this', 'es published']);
  expect(await statesOf('docs', `${spanish}/intro.mdx`)).toEqual(['en published', 'es published this']);
  expect(await statesOf('docs', 'docs/services/vault.mdx')).toEqual(['en published this', 'es missing']);
  expect(await statesOf('categories', `${spanish}/services/_category_.json`)).toEqual([
    'en published',
    'es published this',
  ]);
  const { missing, ...rest } = (await overview()) ?? { missing: [] };
  expect(missing.map(({ title }) => title).sort()).toEqual([
    'A storm',
    'About the tower',
    'Glossary',
    'Store',
    'Vault',
  ]);
  expect(rest).toMatchObject({ code: 'es', pages: 9, translated: 4, drafts: 0, outdated: [] });
});

it('begins a translation with the text of the original, once', async () => {
  const original = await site.client.find('docs', 'docs/services/store.mdx');
  const begin = () => site.client.send('POST', `docs/${original.id}/translations`, { language: 'es' });
  const first = await begin();
  expect(first.status).toBe(201);
  expect(await begin()).toEqual({ status: 200, data: first.data });
  const draft = await site.client.find('docs', `${spanish}/services/store.mdx`);
  expect(draft).toMatchObject({
    ...(first.data as object),
    title: 'Store',
    keywords: ['oil', 'wicks'],
    _status: 'draft',
  });
  expect(draft['body']).toBe(original['body']);
  // Its place in the sidebar is that of the original, wherever that goes.
  expect(draft['sidebar_position'] ?? null).toBeNull();
  expect(await statesOf('docs', 'docs/services/store.mdx')).toEqual(['en published this', 'es draft']);
  expect(await overview()).toMatchObject({ translated: 4, drafts: 1 });
});

it('begins none of a translation, into no other language, and for nobody who may not write', async () => {
  const original = await site.client.find('docs', 'docs/services/store.mdx');
  const translated = await site.client.find('docs', `${spanish}/intro.mdx`);
  for (const [id, language] of [
    [original.id, 'en'],
    [original.id, '../fr'],
    [translated.id, 'es'],
  ])
    expect((await site.client.send('POST', `docs/${id}/translations`, { language })).status).toBe(400);
  const reader = createClient(site.cms.url, 'reader');
  expect((await reader.send('POST', `docs/${original.id}/translations`, { language: 'es' })).status).toBe(403);
  for (const path of ['translations', 'languages', `docs/${original.id}/translations`])
    expect((await reader.send('GET', path)).status, path).toBe(403);
});

it('publishes a translation that the content check takes, and no other', async () => {
  const { id } = await site.client.find('docs', `${spanish}/services/store.mdx`);
  const publish = (body: string) =>
    site.client.send('PATCH', `docs/${id}`, { _status: 'published', title: 'Almacén', body });
  const bad = '[Nada](./nowhere.mdx) y [nada](../intro.mdx#keeping).\n';
  const refused = await publish(bad);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.data)).toContain('1:1: The link ./nowhere.mdx leads nowhere');
  const draft = await site.client.find('docs', `${spanish}/services/store.mdx`);
  const { data } = await site.client.send('POST', 'docs/problems', { ...draft, body: bad });
  expect(data).toMatchObject({
    findings: [{ code: 'link/broken-file' }, { code: 'link/broken-anchor', message: expect.stringContaining(spanish) }],
  });
  // The heading it leads to is that of the translation.
  expect((await publish('## Salas {#rooms}\n\nAntes: [noche](../intro.mdx#at-dusk).\n')).status).toBe(200);
  const labels = 'i18n/es/docusaurus-theme-classic/navbar.json';
  mkdirSync(dirname(join(site.contentDir, labels)), { recursive: true });
  writeFileSync(join(site.contentDir, labels), '{}\n');
  await site.sync();
  expect(readFileSync(join(site.contentDir, spanish, 'services/store.mdx'), 'utf8')).toBe(
    '---\ntitle: Almacén\nkeywords:\n  - oil\n  - wicks\n---\n## Salas {#rooms}\n\nAntes: [noche](../intro.mdx#at-dusk).\n',
  );
  expect(snapshot(site.contentDir)).toHaveProperty([labels]);
});

it('names a translation whose original was published later, until it is published again', async () => {
  const original = await site.client.find('docs', 'docs/intro.mdx');
  const translated = await site.client.find('docs', `${spanish}/intro.mdx`);
  await site.client.saveDraft('docs', original.id, { title: 'Not yet' });
  expect(await statesOf('docs', `${spanish}/intro.mdx`)).toEqual(['en published', 'es published this']);
  await site.client.update('docs', original.id, { title: 'Keeping the lamp' });
  expect(await statesOf('docs', `${spanish}/intro.mdx`)).toEqual(['en published', 'es outdated this']);
  expect((await overview())?.outdated).toMatchObject([{ path: `${spanish}/intro.mdx` }]);
  await site.client.update('docs', translated.id, {});
  expect(await statesOf('docs', `${spanish}/intro.mdx`)).toEqual(['en published', 'es published this']);
  expect((await overview())?.outdated).toEqual([]);
});

it('lists the entries of one language', async () => {
  const pathsWhere = async (condition: string) => {
    const { data } = await site.client.send('GET', `pages?depth=0&where[path]${condition}`);
    return (data as { docs: { path: string }[] }).docs.map(({ path }) => path).sort();
  };
  const mark = '/docusaurus-plugin-content-';
  expect(await pathsWhere(`[like]=i18n/es${mark}`)).toEqual(['i18n/es/docusaurus-plugin-content-pages/index.mdx']);
  expect(await pathsWhere(`[not_like]=${encodeURIComponent(`%${mark}%`)}`)).toEqual([
    'pages/index.mdx',
    'pages/markdown-page.md',
  ]);
  // What is searched for stands for itself.
  expect(await pathsWhere('[like]=pages/MARKDOWN-page')).toEqual(['pages/markdown-page.md']);
  for (const words of ['pages/markdown_page', '%25', '%5C']) expect(await pathsWhere(`[like]=${words}`)).toEqual([]);
});
