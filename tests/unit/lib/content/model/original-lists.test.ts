import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/model/load-content';
import { originalLists } from '@/lib/content/model/original';
import { siteConfig } from '@/tests/support/site-config';
import { source } from '../../../../support/content';

const doc = (path: string, tag: string, isOriginal = false) => ({
  ...source('Doc', `docs/${path}.md`, { tags: [tag] }),
  ...(isOriginal && { isOriginal }),
});
const category = (folder: string) =>
  source('Category', `docs/${folder}/_category_.json`, { link: { type: 'generated-index' } });
const listsOf = (...docs: ReturnType<typeof doc>[]) => {
  const sources = [category('guides'), category('notes'), ...docs];
  return [...originalLists(loadContent(sources, [], siteConfig(), { drafts: false }))].sort();
};

test('lists of docs are those of the default language where nothing in them is translated', () => {
  expect(listsOf(doc('guides/a', 'ice', true), doc('notes/b', 'ice'), doc('notes/c', 'cranes', true))).toEqual([
    '/docs/category/guides',
    '/docs/tags/cranes',
  ]);
  expect(listsOf(doc('guides/a', 'ice', true))).toEqual(['/docs/category/guides', '/docs/tags', '/docs/tags/ice']);
  expect(listsOf(doc('guides/a', 'ice'))).toEqual([]);
});
