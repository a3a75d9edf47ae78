import { expect } from 'vitest';
import { readingMinutes } from '@/lib/content/views/reading-time';
import { byline } from './byline';
import type { Proofs } from './example-site';

/** What examples say of posts. */
export const proofsOfPosts: Proofs = {
  'title, date, reading time, author and tags, then the text, at `/blog/2026/03/01/store-opens`.': async (
    { content, render },
    path,
  ) => {
    expect(content.posts).toMatchObject([
      {},
      {
        title: 'The store opens',
        date: '2026-03-01T00:00:00.000Z',
        authors: [{ name: 'Ann Lee' }],
        tags: [{ label: 'Releases' }],
        permalink: '/blog/2026/03/01/store-opens',
      },
    ]);
    const [, post] = content.posts;
    const above = byline(post?.authors ?? [], post?.date, readingMinutes(post?.body ?? ''));
    expect(above.texts('p')).toEqual(['March 1, 20261 min read']);
    expect(above.texts('strong')).toEqual(['Ann Lee']);
    const { page } = await render(path);
    expect(page.texts('p')).toEqual(['Sell what your players need.', 'From today, every project has a store.']);
  },
  'Ann Lee and Bo as authors, “Releases” and “Guests” as tags.': ({ content }) => {
    const [guest] = content.posts;
    expect(guest?.authors.map(({ name }) => name)).toEqual(['Ann Lee', 'Bo']);
    expect(guest?.tags.map(({ label }) => label)).toEqual(['Releases', 'Guests']);
  },
  'the first paragraph in lists, with “Read more”; both in the post.': async ({ render, renderExcerpt }, path) => {
    const { page, truncated } = await renderExcerpt(path);
    expect(page.texts('p')).toEqual(["What lists, tags and authors' pages show."]);
    expect(truncated).toBe(true);
    expect((await render(path)).page.all('p')).toHaveLength(2);
  },
};
