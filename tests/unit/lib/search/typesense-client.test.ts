import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { clusterRecords } from '@/lib/search/cluster-records';
import { createFallbackClient } from '@/lib/search/fallback-client';
import { pushRecords } from '@/lib/search/push-records';
import type { SearchClient, SearchDocFile, SearchPage } from '@/lib/search/types';
import { clusterAdmin } from '@/lib/search/typesense-admin';
import { createTypesenseClient } from '@/lib/search/typesense-client';
import { adminKey, TypesenseServer } from '../../../support/typesense-server';

const page = (route: string, title: string, category: string, kind: SearchPage['kind'] = 'doc'): SearchPage => ({
  route,
  title,
  kind,
  breadcrumb: category === '' ? [] : [category],
  description: '',
  keywords: [],
  sections: [{ id: 'care', heading: 'Care' }],
});
const doc: SearchDocFile = {
  pages: [
    page('/docs/ropes', 'Ropes', 'Gear'),
    page('/docs/sails', 'Sails', 'Deck'),
    page('/blog/a', 'News', '', 'post'),
  ],
  synonyms: [],
  suggestions: ['/docs/sails', '/docs/ropes'],
};
const markdown = `# Title\n\nIntro.\n\n## Care\n\n${'Some words come first here. '.repeat(12)}Dry the ropes in the wind. ${'And more follows. '.repeat(12)}`;

let server: TypesenseServer;
let node: string;

beforeEach(async () => {
  server = new TypesenseServer();
  node = await server.start();
  onTestFinished(() => server.close());
  server.keys.set('reader', { actions: ['documents:search'], collections: ['docs_.*'] });
  const markdownOf = () => markdown;
  const records = [
    ...clusterRecords({ doc, version: null, markdownOf }),
    ...clusterRecords({ doc: { ...doc, pages: [page('/docs/1/old', 'Old ropes', '')] }, version: '1', markdownOf }),
  ];
  await pushRecords(clusterAdmin(node, adminKey), 'docs_en', 'en', records);
});

// A busy machine takes its time: only a cluster that is silent is waited for in vain.
const client = (version: string | null = null, nodes = [node], patience = 20_000) =>
  createTypesenseClient({ nodes, searchKey: 'reader', collection: 'docs', language: 'en', version, patience });

it('answers with pages and their sections, the words that match, and the text around them', async () => {
  const answer = await client().search('rop', null);
  expect(answer?.groups[0]).toMatchObject({ page: { route: '/docs/ropes', title: 'Ropes', breadcrumb: ['Gear'] } });
  const hit = answer?.groups[0]?.hits.find(({ section }) => section?.id === 'care');
  expect(hit?.words).toEqual(['ropes']);
  const searched = client();
  const again = await searched.search('rop', null);
  const hits = again?.groups.flatMap((group) => group.hits) ?? [];
  const texts = await searched.excerpts(hits);
  const care = hits.findIndex(({ section }) => section?.id === 'care');
  expect(texts[care]).toMatch(/^… .*Dry the ropes in the wind\./);
});

it('keeps to a version, and to what the reader narrows it to, and says what else there is', async () => {
  const old = await client('1').search('ropes', null);
  expect(old?.groups.map((group) => group.page.route)).toEqual(['/docs/1/old']);
  const posts = await client().search('care', { label: 'post', kind: 'post' });
  expect(posts?.groups.map((group) => group.page.route)).toEqual(['/blog/a']);
  const labels = posts?.scopes.map(({ label }) => label).sort();
  expect(labels).toEqual(['Deck', 'Gear', 'doc', 'post']);
  const gear = await client().search('care', { label: 'Gear', category: 'Gear' });
  expect(gear?.groups.map((group) => group.page.route)).toEqual(['/docs/ropes']);
});

it('takes what is typed as text', async () => {
  for (const query of ['*', '"', '-ropes', '`', ' ']) await client().search(query, null);
  expect(server.queries).toEqual(['ropes']);
});

it('lists pages by route and the suggested ones in their order', async () => {
  const pages = await client().pages(['/docs/sails', '/docs/gone', '/docs/ropes']);
  expect(pages.map(({ title }) => title)).toEqual(['Sails', 'Ropes']);
  expect((await client().suggestions()).map(({ title }) => title)).toEqual(['Sails', 'Ropes']);
});

it('answers only the newest of two questions', async () => {
  const asked = client();
  const [first, second] = await Promise.all([asked.search('ropes', null), asked.search('sails', null)]);
  expect(first).toBeNull();
  expect(second?.groups[0]?.page.title).toBe('Sails');
});

it('asks the next node where one is away, and fails where all are or the key is none', async () => {
  const away = 'http://localhost:9';
  expect((await client(null, [away, node]).search('ropes', null))?.total).toBeGreaterThan(0);
  await expect(client(null, [away]).search('ropes', null)).rejects.toThrow();
  server.keys.delete('reader');
  await expect(client().search('ropes', null)).rejects.toThrow('answered 401');
  server.aliases.clear();
  server.keys.set('reader', { actions: ['documents:search'], collections: ['docs_.*'] });
  await expect(client().search('ropes', null)).rejects.toThrow('refused the search: Not found.');
});

it('the files stand in for a minute for a cluster that is silent', async () => {
  let time = 0;
  const empty = { groups: [], total: 0, scopes: [], suggestions: [] };
  const files: SearchClient = {
    load: async () => undefined,
    search: async (query) => ({ ...empty, query: `${query} by files` }),
    pages: async () => [],
    suggestions: async () => [],
    excerpts: async () => ['of files'],
  };
  const both = createFallbackClient(client(null, [node], 3000), files, () => time);
  const found = await both.search('ropes', null);
  const hits = found?.groups.flatMap((group) => group.hits) ?? [];
  expect(hits.length).toBeGreaterThan(0);
  server.silent = true;
  const before = performance.now();
  expect((await both.search('sails', null))?.query).toBe('sails by files');
  expect(performance.now() - before).toBeGreaterThan(2500);
  server.silent = false;
  expect((await both.search('ropes', null))?.query).toBe('ropes by files');
  // What the cluster found before it fell silent, it knows.
  expect(await both.excerpts(hits)).not.toContain('of files');
  time = 61_000;
  expect((await both.search('ropes', null))?.query).toBe('ropes');
});
