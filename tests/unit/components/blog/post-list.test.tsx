import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PostList } from '@/components/blog/post-list';
import type { PostListView } from '@/lib/content/views/blog-view';
import type { PostItem } from '@/lib/content/views/post-parts';
import { english } from '@/tests/support/english';

const item: PostItem = {
  source: 'blog/a.md',
  title: 'A post',
  href: '/base/blog/a',
  date: '2026-01-02T00:00:00.000Z',
  minutes: 3,
  authors: [],
  tags: [],
  badge: null,
  original: null,
  Content: () => <p>Text</p>,
  truncated: true,
};

const view: PostListView = {
  kind: 'list',
  nav: { lists: [], feeds: [] },
  title: 'Blog',
  heading: 'Blog, page 2 of 3',
  description: '',
  permalink: '/blog/page/2',
  keywords: [],
  image: undefined,
  unlisted: false,
  lead: null,
  author: null,
  items: [item],
  pager: {
    previous: { label: 'Page 1 of 3', href: '/base/blog' },
    next: { label: 'Page 3 of 3', href: '/base/blog/page/3' },
  },
};

const render = (changes: Partial<PostListView>) =>
  renderToStaticMarkup(<PostList view={{ ...view, ...changes }} language={english} />);

describe('a page of a list of posts', () => {
  it('leads to the newer and the older page, where the keys [ and ] find them', () => {
    const html = render({});
    expect(html).toMatch(/<a href="\/base\/blog" rel="prev">.*?Newer posts.*?Page 1 of 3<\/a>/);
    expect(html).toMatch(/<a href="\/base\/blog\/page\/3" rel="next"[^>]*>.*?Older posts.*?Page 3 of 3<\/a>/);
  });

  it('has no pager where there is one page', () => {
    expect(render({ pager: { previous: null, next: null } })).not.toContain('rel=');
  });

  it('says that there is nothing to read', () => {
    expect(render({ items: [] })).toContain('There are no posts here yet.');
    expect(render({})).not.toContain('There are no posts here yet.');
  });

  it('offers the rest of a post only where there is more', () => {
    expect(render({})).toContain('Read more<span class="sr-only"> of A post</span>');
    expect(render({ items: [{ ...item, truncated: false }] })).not.toContain('Read more');
  });

  it.each(['Draft', 'Scheduled', 'Unlisted'])('marks a post that is a %s one', (badge) => {
    expect(render({ items: [{ ...item, badge }] })).toContain(`>${badge}</span>`);
    expect(render({})).not.toContain(`>${badge}</span>`);
  });

  it('shows the initials of an author without a picture', () => {
    const author = { title: undefined, description: undefined, href: undefined, external: false, socials: [] };
    const named = (name: string) => ({ ...author, name, image: undefined });
    const html = render({ items: [{ ...item, authors: [named('Ann van Other'), named('Ben'), named('élodie Ω')] }] });
    const initials = [...html.matchAll(/aria-hidden="true">(\p{L}+)<\/span>/gu)].map(([, letters]) => letters);
    expect(initials).toEqual(['AO', 'B', 'ÉΩ']);
  });
});
