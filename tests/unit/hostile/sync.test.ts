import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { expect, it } from 'vitest';
import type { CmsAdapter, CmsEntry } from '@/lib/cms/adapters/adapter';
import {
  harmlessAnswers,
  harmlessMedia,
  hostileMedia,
  hostileMediaPaths,
  hostilePaths,
  type Spoiled,
  spoiledAnswers,
} from '@/tests/hostile/corpus/sync';
import { findDanger } from '@/tests/hostile/find-danger';
import { renderUnfiltered } from '@/tests/hostile/render-unfiltered';
import { adapterOf, emptySite, failureOf } from '@/tests/support/cms-site';

const index = { kind: 'docs', path: 'docs/index.mdx' } as const;
const page = { kind: 'docs', path: 'docs/page.mdx' } as const;
const png = Buffer.from('89504e470d0a1a0a', 'hex');

/** Runs a sync that has to fail. @returns what it said */
async function refuses(adapter: CmsAdapter): Promise<string> {
  const { root, sync, files, contentDir } = emptySite();
  const before = readdirSync('/tmp').includes('hostile-escape.mdx');
  const message = await failureOf(sync(adapter));
  expect(files()).toEqual({});
  expect(existsSync(join(contentDir, '.cms-lock.json'))).toBe(false);
  expect(readdirSync(root).filter((name) => !['content', 'public', '.cms', '.cache'].includes(name))).toEqual([]);
  expect(readdirSync('/tmp').includes('hostile-escape.mdx')).toBe(before);
  return message;
}

it.each(hostilePaths)('refuses an entry at %j, names it, and writes nothing', async (path) => {
  const message = await refuses(adapterOf([index, page, { kind: 'docs', path }]));
  expect(message).toContain('cms:docs/');
  expect(message).toContain('→ edit/docs/');
});

it.each(hostileMediaPaths)('refuses a file at %j, names it, and writes nothing', async (path) => {
  expect(await refuses(adapterOf([index], { [path]: png }))).toContain('cms:media/m1');
});

it.each(Object.entries(hostileMedia))('refuses %s, and writes nothing', async (_, [path, bytes]) => {
  expect(await refuses(adapterOf([index], { [path]: bytes }))).toContain('cms:media/m1');
});

function spoil(entry: CmsEntry, change: Spoiled): CmsEntry {
  return entry.id === '1' ? Object.assign({ ...entry }, change) : entry;
}

function spoiledAdapter(change: Spoiled): CmsAdapter {
  const adapter = adapterOf([index, page]);
  const entries = async (...args: Parameters<CmsAdapter['entries']>) =>
    (await adapter.entries(...args)).map((entry) => spoil(entry, change));
  return { ...adapter, entries };
}

it.each(Object.entries(spoiledAnswers))('refuses an answer with a %s, and writes nothing', async (_, change) => {
  expect(await refuses(spoiledAdapter(change))).toContain('cms:docs/1');
});

it.each(Object.entries(harmlessAnswers))('takes an answer with a %s, whose body renders as text', async (_, change) => {
  const { sync, files } = emptySite();
  await sync(spoiledAdapter(change));
  expect(Object.keys(files())).toEqual(['docs/index.mdx', 'docs/page.mdx']);
  const { content } = matter(files()['docs/index.mdx'] ?? '');
  const { html, refused } = await renderUnfiltered(content, 'mdx');
  expect(refused).toEqual([]);
  expect(Object.values(html).flatMap(findDanger)).toEqual([]);
});

it.each(Object.entries(harmlessMedia))('takes a %s, which no browser runs', async (_, [path, bytes]) => {
  const { sync, files } = emptySite();
  await sync(adapterOf([index], { [path]: bytes }));
  expect(Object.keys(files())).toEqual(['docs/index.mdx', path]);
});

it.each([
  ['nothing', () => []],
  ['less than was asked for', (all: CmsEntry[]) => all.slice(1)],
  ['the same twice, and another never', (all: CmsEntry[]) => all.flatMap((one) => (one.id === '2' ? [one, one] : []))],
])('refuses an answer that holds %s', async (_, change) => {
  const adapter = adapterOf([index, page]);
  const entries = async (...args: Parameters<CmsAdapter['entries']>) => change(await adapter.entries(...args));
  expect(await refuses({ ...adapter, entries })).toContain('cms:docs/1');
});
