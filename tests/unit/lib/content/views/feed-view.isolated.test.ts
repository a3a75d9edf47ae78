import { expect, it, vi } from 'vitest';
import { makeEditions } from '@/lib/content/model/make-editions';
import { blogFeed } from '@/lib/content/views/feed-view';
import { siteConfig } from '@/tests/support/site-config';
import { tempFolder } from '@/tests/unit/temp-folder';
import { source } from '../../../../support/content';

vi.mock('@/lib/content/links/mdx-context', () => ({
  mdxContextOf: () => ({ image: (src: string) => ({ src: src.replace('./', '/base/assets/blog/') }) }),
}));

const post = (data: Record<string, unknown>) => source('Post', 'blog/2026-01-02-post.md', data, 'Text.');

async function feed(blogAt: string, data: Record<string, unknown>) {
  const site = siteConfig({ blog: { routeBasePath: blogAt } });
  const [edition] = makeEditions({ site, contentDir: tempFolder(), sources: [post(data)], drafts: false });
  return JSON.parse(await blogFeed(edition, 'feed.json'));
}

it('names each page as the page does itself', async () => {
  const { home_page_url, feed_url, items } = await feed('/', { slug: 'grüße' });
  expect([home_page_url, feed_url]).toEqual(['https://example.com/base/', 'https://example.com/base/feed.json']);
  expect(items[0].url).toBe('https://example.com/base/gr%C3%BC%C3%9Fe');
});

it('finds the picture of a post where it lies', async () => {
  const image = async (src: string) => (await feed('/blog', { image: src })).items[0].image;
  expect(await image('./a.png')).toBe('https://example.com/base/assets/blog/a.png');
  expect(await image('https://x.y/a.png')).toBe('https://x.y/a.png');
});

it('reads a time without an offset as UTC', async () => {
  const { items } = await feed('/blog', { last_update: { date: '2026-02-03T23:30:00' } });
  expect(items[0].date_modified).toBe('2026-02-03T23:30:00.000Z');
});
