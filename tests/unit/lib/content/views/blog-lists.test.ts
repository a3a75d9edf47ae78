import { describe, expect, it } from 'vitest';
import {
  authorLists,
  blogRoutes,
  listedPosts,
  originalPostLists,
  pageCount,
  pageRoute,
  postLists,
  tagLists,
} from '@/lib/content/model/blog-routes';
import { loadContent } from '@/lib/content/model/load-content';
import type { SourceDocument } from '@/lib/content/types';
import {
  archiveYears,
  authorAt,
  countAuthors,
  countTags,
  listPageAt,
  listPager,
  postPager,
  tagAt,
} from '@/lib/content/views/blog-lists';
import { siteConfig } from '@/tests/support/site-config';
import { source } from '../../../../support/content';

const now = new Date('2026-06-01T00:00:00Z');

function blog(...sources: SourceDocument[]) {
  return loadContent(sources, [], siteConfig(), { drafts: false, now });
}

/** That many posts, one a day backwards, all with one tag and one author. */
function many(count: number) {
  const posts = Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 0, 31 - index)).toISOString().slice(0, 10);
    return source('Post', `blog/${date}-p${index}.md`, { slug: `p${index}`, tags: ['t'], authors: 'ann' });
  });
  return blog(
    ...posts,
    source('Tags', 'tags.yml', { t: {}, unused: {} }),
    source('Authors', 'authors.yml', { ann: { name: 'Ann', page: true }, quiet: { name: 'Quiet', page: true } }),
  );
}

describe('a blog', () => {
  it('of no post has no page', () => {
    expect(blogRoutes(many(0))).toEqual([]);
  });

  it('of one post has each list once, and a post without neighbours', () => {
    const content = many(1);
    expect(blogRoutes(content).filter((route) => route.includes('/page/'))).toEqual([]);
    expect(blogRoutes(content)).toContain('/blog');
    const [post] = content.posts;
    expect(postPager(content.posts, post?.permalink ?? '')).toEqual({ previous: null, next: null });
  });

  it('of 60 posts has each post on one page of its lists, and a way from the newest to the oldest', () => {
    const content = many(60);
    const routes = blogRoutes(content);
    for (const list of [
      { root: '/blog', posts: listedPosts(content) },
      ...tagLists(content),
      ...authorLists(content),
    ]) {
      if (list.posts.length === 0) continue;
      const pages = Array.from({ length: 6 }, (_, index) => pageRoute(list.root, index + 1));
      expect(routes).toEqual(expect.arrayContaining(pages));
      expect(routes).not.toContain(pageRoute(list.root, 7));
      const shown = pages.flatMap((route) => listPageAt([list], route, 10)?.posts ?? []);
      expect(shown).toEqual(list.posts);
    }
    const visited: string[] = [];
    for (let at = content.posts[0]?.permalink; at !== undefined; at = postPager(content.posts, at).next?.href)
      visited.push(at);
    expect(visited).toEqual(content.posts.map(({ permalink }) => permalink));
    expect(archiveYears(content.posts).flatMap(({ posts }) => posts)).toHaveLength(60);
  });
});

describe('pages of lists', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [20, 2],
    [21, 3],
  ])('%i posts fill %i', (posts, pages) => {
    expect(pageCount(posts, 10)).toBe(pages);
  });

  it('have the address of the list, then numbers', () => {
    expect([1, 2, 10].map((page) => pageRoute('/blog/tags/a', page))).toEqual([
      '/blog/tags/a',
      '/blog/tags/a/page/2',
      '/blog/tags/a/page/10',
    ]);
  });

  it('hold ten posts each, and the last one the rest', () => {
    const lists = [{ root: '/blog', posts: many(23).posts }];
    const titles = (route: string) => listPageAt(lists, route, 10)?.posts.map(({ title }) => title);
    expect(titles('/blog')).toHaveLength(10);
    expect(titles('/blog/page/2')?.[0]).toBe('p10');
    expect(titles('/blog/page/3')).toEqual(['p20', 'p21', 'p22']);
    expect(['/blog/page/1', '/blog/page/4', '/blog/page/0', '/blog/page/x', '/other'].map(titles)).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('lie at the root of the site where the blog does', () => {
    const lists = [{ root: '/', posts: many(23).posts }];
    expect(pageRoute('/', 2)).toBe('/page/2');
    expect(listPageAt(lists, '/', 10)?.page).toBe(1);
    expect(listPageAt(lists, '/page/3', 10)?.posts).toHaveLength(3);
  });

  it('hold what the configuration says', () => {
    const of = (postsPerPage: number | 'ALL') =>
      loadContent(
        [source('Post', 'blog/2026-01-02-a.md'), source('Post', 'blog/2026-01-03-b.md')],
        [],
        siteConfig({ blog: { postsPerPage } }),
        { drafts: false, now },
      );
    expect(blogRoutes(of(1))).toContain('/blog/page/2');
    expect(blogRoutes(of('ALL'))).not.toContain('/blog/page/2');
  });

  it('lead to newer and older ones', () => {
    const pager = (page: number) => listPager({ root: '/blog', page, pages: 3 }, 'Page {page} of {pages}');
    expect(pager(1)).toEqual({ previous: null, next: { label: 'Page 2 of 3', href: '/blog/page/2' } });
    expect(pager(2).previous).toEqual({ label: 'Page 1 of 3', href: '/blog' });
    expect(pager(3).next).toBeNull();
  });
});

describe('blogRoutes', () => {
  it('are none without posts', () => {
    expect(blogRoutes(blog(source('Tags', 'tags.yml', { a: {} })))).toEqual([]);
  });

  it('are lists with their pages, tags, authors and archive', () => {
    expect(blogRoutes(many(11))).toEqual([
      '/blog',
      '/blog/page/2',
      '/blog/tags/t',
      '/blog/tags/t/page/2',
      '/blog/authors/ann',
      '/blog/authors/ann/page/2',
      '/blog/authors/quiet',
      '/blog/archive',
      '/blog/tags',
      '/blog/authors',
    ]);
  });
});

describe('lists', () => {
  const content = blog(
    source('Post', 'blog/2026-01-02-a.md', {
      tags: [{ label: 'Inline', permalink: 'x' }],
      authors: [{ name: 'Guest' }],
    }),
    source('Post', 'blog/2025-03-04-b.md', {
      tags: [{ label: 'Older', permalink: 'x' }],
      authors: ['ann', { name: 'Guest' }],
    }),
    source('Post', 'blog/2025-02-03-c.md', { unlisted: true, tags: ['zoo'], authors: 'ann' }),
    source('Tags', 'tags.yml', { zoo: {} }),
    source('Authors', 'authors.yml', { ann: { name: 'Ann', page: true } }),
  );

  it('leave unlisted posts out', () => {
    expect(listedPosts(content).map(({ title }) => title)).toEqual(['a', 'b']);
    expect(tagLists(content).map(({ root, posts }) => [root, posts.length])).toEqual([['/blog/tags/x', 2]]);
    expect(authorLists(content).map(({ root, posts }) => [root, posts.length])).toEqual([['/blog/authors/ann', 1]]);
  });

  it('are there for what only unlisted posts lead to', () => {
    const [zoo] = postLists(content).filter(({ root }) => root === '/blog/tags/zoo');
    expect(zoo?.posts.map(({ title }) => title)).toEqual(['c']);
    expect(blogRoutes(content)).toContain('/blog/tags/zoo');
  });

  it('count tags that have posts; the newest spelling counts', () => {
    expect(countTags(content).map(({ item, count }) => [item.label, count])).toEqual([['Inline', 2]]);
  });

  it('count authors with and without a page', () => {
    expect(countAuthors(content).map(({ item, count }) => [item.name, count])).toEqual([
      ['Ann', 1],
      ['Guest', 2],
    ]);
  });

  it('know what their pages are about', () => {
    expect(tagAt(content, '/blog/tags/zoo')?.label).toBe('Zoo');
    expect(tagAt(content, '/blog/tags/none')).toBeUndefined();
    expect(authorAt(content, '/blog/authors/ann')?.name).toBe('Ann');
  });

  it('are cut into years', () => {
    const years = archiveYears(content.posts).map(({ year, posts }) => [year, posts.map(({ title }) => title)]);
    expect(years).toEqual([
      ['2026', ['a']],
      ['2025', ['b', 'c']],
    ]);
  });

  it('give a post its neighbours, and none to one that is not in the list', () => {
    const listed = listedPosts(content);
    const [a, b, c] = content.posts;
    expect(postPager(listed, a?.permalink ?? '')).toEqual({
      previous: null,
      next: { label: 'b', href: '/blog/2025/03/04/b' },
    });
    expect(postPager(listed, b?.permalink ?? '')).toMatchObject({ previous: { label: 'a' }, next: null });
    expect(postPager(listed, c?.permalink ?? '')).toEqual({ previous: null, next: null });
  });
});

it('says of a neighbour that it is not translated', () => {
  const post = (path: string) => source('Post', path);
  const { posts } = blog({ ...post('blog/2026-01-02-a.md'), isOriginal: true }, post('blog/2026-01-03-b.md'));
  expect(postPager(posts, '/blog/2026/01/03/b').next).toEqual({
    label: 'a',
    original: true,
    href: '/blog/2026/01/02/a',
  });
  expect(postPager(posts, '/blog/2026/01/02/a').previous).not.toHaveProperty('original');
});

describe('lists in a language', () => {
  const post = (name: string, tag: string, isOriginal: boolean) => ({
    ...source('Post', `blog/2026-01-0${name}.md`, { slug: name, tags: [tag], authors: 'ann' }),
    ...(isOriginal && { isOriginal }),
  });
  const tags = source('Tags', 'tags.yml', { ice: {}, cranes: {} });
  const authors = source('Authors', 'authors.yml', { ann: { name: 'Ann', page: true } });

  it('are those of the default language where nothing in them is translated', () => {
    const content = blog(post('1', 'ice', true), post('2', 'cranes', true), tags, authors);
    expect([...originalPostLists(content)].sort()).toEqual(blogRoutes(content).sort());
  });

  it('are their own as soon as one post of them is', () => {
    const content = blog(post('1', 'ice', false), post('2', 'cranes', true), tags, authors);
    expect([...originalPostLists(content)]).toEqual(['/blog/tags/cranes']);
    expect(originalPostLists(blog(post('1', 'ice', false))).size).toBe(0);
  });

  it('are those of the default language page by page', () => {
    const content = { ...blog(post('1', 'ice', true), post('2', 'ice', false)), postsPerPage: 1 };
    expect([...originalPostLists(content)]).toEqual(['/blog/page/2', '/blog/tags/ice/page/2']);
  });
});
