import { describe, expect, it } from 'vitest';
import { parsePostPath, postPermalink } from '@/lib/content/model/post-route';

describe('parsePostPath', () => {
  it.each([
    ['blog/2026-03-01-hello.md', '2026-03-01', '/2026/03/01/hello', 'hello'],
    ['blog/2026-03-01-hello.mdx', '2026-03-01', '/2026/03/01/hello', 'hello'],
    ['blog/2026-03-01-hello/index.md', '2026-03-01', '/2026/03/01/hello', 'hello'],
    ['blog/2026/03/01/hello.md', '2026-03-01', '/2026/03/01/hello', 'hello'],
    ['blog/2026-3-1-hello.md', '2026-03-01', '/2026/3/1/hello', 'hello'],
    ['blog/hello.md', undefined, '/hello', 'hello'],
    ['blog/hello/index.md', undefined, '/hello', 'hello'],
    ['blog/news/hello.md', undefined, '/news/hello', 'news/hello'],
    ['blog/2026-03-01.md', '2026-03-01', '/2026/03/01/', ''],
  ])('%s is of %s, lies at %s and is called %j', (path, date, slug, text) => {
    expect(parsePostPath(path)).toEqual({ date, slug, text });
  });
});

describe('postPermalink', () => {
  it.each([
    [undefined, '/blog/2026/03/01/hello'],
    ['news', '/blog/news'],
    ['/news/', '/blog/news'],
    ['/', '/blog'],
  ])('with the slug %j is %s', (slug, permalink) => {
    expect(postPermalink('/blog', 'blog/2026-03-01-hello.md', slug)).toBe(permalink);
  });

  it('lies below the blog, wherever that is', () => {
    expect(postPermalink('/news', 'blog/2026-03-01-hello.md', undefined)).toBe('/news/2026/03/01/hello');
    expect(postPermalink('/', 'blog/2026-03-01-hello.md', 'hello')).toBe('/hello');
  });
});
