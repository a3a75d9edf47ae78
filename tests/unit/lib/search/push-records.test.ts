import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { clusterRecords } from '@/lib/search/cluster-records';
import { makeSearchKey, pushRecords, refuseStrongKey } from '@/lib/search/push-records';
import type { SearchDocFile } from '@/lib/search/types';
import { clusterAdmin } from '@/lib/search/typesense-admin';
import { adminKey, TypesenseServer } from '../../../support/typesense-server';

const ropes = {
  route: '/docs/ropes',
  title: 'Ropes',
  kind: 'doc' as const,
  breadcrumb: ['Gear', 'Deck'],
  description: 'All about ropes.',
  keywords: ['line'],
  sections: [
    { id: 'care', heading: 'Care' },
    { id: 'wash', heading: 'Wash the boat', parent: 'Care' },
  ],
};
const doc: SearchDocFile = { pages: [ropes], synonyms: [['boat', 'vessel']], suggestions: ['/docs/ropes'] };
const markdown = '# Ropes\n\nFor every harbor.\n\n## Care\n\nDry them.\n\n### Wash the boat\n\nWith fresh water.\n';

const records = clusterRecords({ doc, version: null, markdownOf: () => markdown });

it('a page and each of its sections are a record with their text', () => {
  expect(records.map(({ section, heading, text, isPage }) => ({ section, heading, text, isPage }))).toEqual([
    { section: '', heading: 'Ropes', text: 'For every harbor.', isPage: true },
    { section: 'care', heading: 'Care', text: 'Dry them.', isPage: false },
    { section: 'wash', heading: 'Wash the boat', text: 'With fresh water.', isPage: false },
  ]);
  expect(records[0]).toMatchObject({ category: 'Gear', keywords: 'line', suggested: 1, version: 'latest' });
  expect(records[2]).toMatchObject({ parent: 'Care', keywords: '', suggested: 0, synonyms: 'boat vessel' });
  expect(records[1]?.synonyms).toBe('');
});

it('a page without Markdown is found by its name, and an older version by its own', () => {
  const [page] = clusterRecords({ doc, version: '1.0', markdownOf: () => null });
  expect(page).toMatchObject({ heading: 'Ropes', text: '', lead: '', version: 'version 1.0' });
});

let server: TypesenseServer;
let node: string;

beforeEach(async () => {
  server = new TypesenseServer();
  node = await server.start();
  onTestFinished(() => server.close());
});

const push = (now: number) => pushRecords(clusterAdmin(node, adminKey), 'docs_en', 'en', records, now);

it('a push leads the alias to a new collection and removes the old one and what an earlier push left', async () => {
  await push(1000);
  expect(server.aliases.get('docs_en')).toBe('docs_en_1000');
  server.collections.set('docs_en_1500', { name: 'docs_en_1500', fields: [], documents: [] });
  server.collections.set('docs_en-GB_1500', { name: 'docs_en-GB_1500', fields: [], documents: [] });
  await push(2000);
  expect(server.aliases.get('docs_en')).toBe('docs_en_2000');
  expect([...server.collections.keys()].sort()).toEqual(['docs_en-GB_1500', 'docs_en_2000']);
  expect(server.collections.get('docs_en_2000')?.documents).toHaveLength(3);
});

it('a push that is refused leaves readers what they had, and nothing behind', async () => {
  await push(1000);
  server.refusedLine = 1;
  await expect(push(2000)).rejects.toThrow('The cluster refused a record of docs_en_2000: Field `text` must be');
  expect(server.aliases.get('docs_en')).toBe('docs_en_1000');
  expect([...server.collections.keys()]).toEqual(['docs_en_1000']);
});

it('a language without blanks between its words is indexed as such', async () => {
  await pushRecords(clusterAdmin(node, adminKey), 'docs_ja', 'ja', [], 1);
  const fields = server.collections.get('docs_ja_1')?.fields ?? [];
  expect(fields.find(({ name }) => name === 'text')).toMatchObject({ locale: 'ja' });
  expect(fields.find(({ name }) => name === 'route')).not.toHaveProperty('locale');
});

it('a key that is made can search and do nothing else; any other is refused', async () => {
  const key = await makeSearchKey(clusterAdmin(node, adminKey), 'docs');
  expect(server.keys.get(key)).toEqual({ actions: ['documents:search'], collections: ['docs_.*'] });
  await refuseStrongKey(clusterAdmin(node, key));
  await expect(refuseStrongKey(clusterAdmin(node, adminKey))).rejects.toThrow('can do more than search');
});

it('a node that is not there is named', async () => {
  await server.close();
  await expect(push(1)).rejects.toThrow(`${node} does not answer: `);
});
