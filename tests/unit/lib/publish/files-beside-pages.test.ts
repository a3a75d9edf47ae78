import { expect, it } from 'vitest';
import { createMdxContexts } from '@/lib/content/links/create-mdx-contexts';
import { type Edition, makeEditions } from '@/lib/content/model/make-editions';
import { filesBesidePages, replacedFiles } from '@/lib/publish/files-beside-pages';
import { siteConfig } from '@/tests/support/site-config';
import { tempFolder } from '@/tests/unit/temp-folder';
import { source } from '../../../support/content';

const post = (data: Record<string, unknown> = {}) => source('Post', 'blog/2026-01-02-post.md', data, 'Text.');

function filesOf(blogAt: string, sources = [post()], folders: Readonly<Record<string, string>> = {}) {
  const site = siteConfig({ blog: { routeBasePath: blogAt } });
  const contentDir = tempFolder({ 'blog/a.png': '', ...folders });
  const editions = makeEditions({ site, contentDir, sources, drafts: false });
  const contextsOf = (edition: Edition) => createMdxContexts({ ...edition, contentDir, publicDir: tempFolder() });
  const sectionsOf = () => [];
  return filesBesidePages({ editions, contextsOf, sectionsOf });
}

async function feed(blogAt: string, data: Record<string, unknown>) {
  const make = filesOf(blogAt, [post(data)]).get(`${blogAt}/feed.json`.slice(blogAt === '/' ? 2 : 1));
  return JSON.parse((await make?.()) ?? '');
}

it.each([
  ['blog', 'blog/rss.xml'],
  ['/news/harbor/', 'news/harbor/rss.xml'],
  ['/', 'rss.xml'],
])('the feeds of a blog at %s are at %s', async (base, path) => {
  expect(await filesOf(base).get(path)?.()).toContain('<rss');
});

it('a site without posts has no feed, one without docs an empty search', async () => {
  const files = filesOf('blog', []);
  expect([...files.keys()]).toEqual(['pages.json', 'sidebar/current.json', 'search-doc.json', 'search-index.json']);
  expect(await files.get('pages.json')?.()).toBe('[]');
});

it('every version has a search of its own, the latest one at the top', () => {
  const docs = ['docs/a.md', 'versioned_docs/version-1.0/a.md'].map((path) => source('Doc', path, {}, 'Text.'));
  const files = filesOf('blog', docs, { 'versions.json': '["1.0"]' });
  expect([...files.keys()].filter((path) => path.endsWith('index.json'))).toEqual([
    'search-index.json',
    'search/current/search-index.json',
  ]);
});

it('feeds name each page as the page does itself', async () => {
  const { home_page_url, feed_url, items } = await feed('/', { slug: 'grüße' });
  expect([home_page_url, feed_url]).toEqual(['https://example.com/base/', 'https://example.com/base/feed.json']);
  expect(items[0].url).toBe('https://example.com/base/gr%C3%BC%C3%9Fe');
});

it('feeds find the picture of a post where it lies', async () => {
  const image = async (src: string) => (await feed('/blog', { image: src })).items[0].image;
  expect(await image('./a.png')).toBe('https://example.com/base/assets/blog/a.png');
  expect(await image('https://x.y/a.png')).toBe('https://x.y/a.png');
});

it('feeds read a time without an offset as UTC', async () => {
  const { items } = await feed('/blog', { last_update: { date: '2026-02-03T23:30:00' } });
  expect(items[0].date_modified).toBe('2026-02-03T23:30:00.000Z');
});

it('names files of the owner that these would replace', () => {
  const publicDir = tempFolder({ 'blog/rss.xml': 'own', 'img/a.png': '' });
  expect(replacedFiles(publicDir, ['pages.json', 'blog/rss.xml'])).toContain('addresses: public/blog/rss.xml. Rename');
  expect(replacedFiles(publicDir, ['pages.json'])).toBeUndefined();
});
