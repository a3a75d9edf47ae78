import { describe, expect, it } from 'vitest';
import { findPages, nearestPages } from '@/lib/site/nearest-pages';

const pages = [
  { href: '/base/docs/intro', title: 'Introduction' },
  { href: '/base/docs/services/store', title: 'Store' },
  { href: '/base/docs/services/storage', title: 'Storage service' },
  { href: '/base/docs/storage/files-explorer', title: 'Files explorer' },
  { href: '/base/docs/services/leaderboard', title: 'Leaderboard' },
  { href: '/base/markdown-page', title: 'Markdown page' },
];
const nearest = (path: string, limit?: number) => nearestPages(pages, path, limit).map(({ href }) => href);

describe('nearestPages', () => {
  it.each([
    ['/base/docs/services/stroe', '/base/docs/services/store'],
    ['/base/docs/leaderboards', '/base/docs/services/leaderboard'],
    ['/base/docs/Services/Store/', '/base/docs/services/store'],
    ['/base/docs/intro.html', '/base/docs/intro'],
    ['/base/docs/storage/index.html', '/base/docs/services/storage'],
    ['/markdown-page', '/base/markdown-page'],
  ])('puts what %s was meant to be first: %s', (path, expected) => {
    expect(nearest(path)[0]).toBe(expected);
  });

  it('puts the nearer whole first among pages with the same last part', () => {
    const hrefs = ['/docs/next/odd/lists', '/docs/other/lists', '/docs/odd/lists'];
    const found = nearestPages(
      hrefs.map((href) => ({ href, title: 'Lists' })),
      '/docs/oddd/lists',
    );
    expect(found[0]?.href).toBe('/docs/odd/lists');
  });

  it('returns five pages, or as many as are asked for', () => {
    expect(nearest('/x')).toHaveLength(5);
    expect(nearest('/x', 2)).toHaveLength(2);
    expect(nearestPages([], '/x')).toEqual([]);
  });

  it('survives the empty path', () => {
    expect(nearest('')).toHaveLength(5);
    expect(nearest('/')).toHaveLength(5);
  });
});

describe('findPages', () => {
  const find = (query: string, limit?: number) => findPages(pages, query, limit).map(({ title }) => title);

  it('looks for every word in title and address, in any case', () => {
    expect(find('stor')).toEqual(['Store', 'Storage service', 'Files explorer']);
    expect(find('SERVICE  storage')).toEqual(['Storage service']);
    expect(find('files storage')).toEqual(['Files explorer']);
    expect(find('nowhere')).toEqual([]);
  });

  it('returns no more than asked for', () => {
    expect(find('docs', 2)).toHaveLength(2);
  });
});
