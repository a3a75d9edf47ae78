import { expect, it } from 'vitest';
import { makeEditions } from '@/lib/content/model/make-editions';
import { searchFiles } from '@/lib/content/views/search-files';
import { SearchEngine } from '@/lib/search/engine';
import { siteConfig } from '@/tests/support/site-config';
import { tempFolder } from '@/tests/unit/temp-folder';
import { source } from '../../../../support/content';

it('a post is found by the names of its authors', () => {
  const sources = [
    source('Post', 'blog/2026-01-01-a.md', { title: 'Oysters', authors: ['margaux', { name: 'Guest' }] }),
    source('Post', 'blog/2026-01-02-b.md', { title: 'Figs', authors: 'theo' }),
    source('Authors', 'authors.yml', { margaux: { name: 'Margaux Lefèvre' }, theo: { name: 'Théo Brun' } }),
  ];
  const [standard] = makeEditions({ site: siteConfig(), contentDir: tempFolder({}), sources, drafts: false });
  const sectionsOf = () => [{ heading: null, text: 'Text', code: '' }];
  const { doc, index } = searchFiles(standard, '', { standard, sectionsOf });
  const engine = new SearchEngine(doc, index);
  const found = (query: string) => engine.search(query, null).groups.map(({ page }) => page.title);
  expect(found('lefevre')).toEqual(['Oysters']);
  expect(found('guest')).toEqual(['Oysters']);
  expect(found('brun')).toEqual(['Figs']);
});
