import { describe, expect, it } from 'vitest';
import { dataEntries } from '@/lib/content/model/blog-data';
import { buildAuthors } from '@/lib/content/model/build-authors';
import { buildPosts } from '@/lib/content/model/build-posts';
import { buildTags } from '@/lib/content/model/build-tags';
import type { SourceDocument } from '@/lib/content/types';
import { source } from '../../../../support/content';

const now = new Date('2026-06-01T00:00:00Z');
const people = { ann: { name: 'Ann', title: 'Author', socials: { github: 'ann' }, page: true }, ben: { name: 'Ben' } };
const labels = { store: { label: 'The store', permalink: '/shop', description: 'Selling.' }, plain: {} };

function build(sources: readonly SourceDocument[], drafts = false, root = '/blog') {
  const all = [...sources, source('Authors', 'authors.yml', people), source('Tags', 'tags.yml', labels)];
  return buildPosts(
    all,
    { root, authors: buildAuthors(all, root), tags: buildTags(dataEntries(all, 'Tags', 'blog/'), root) },
    { drafts, now },
  );
}

const post = (path: string, data: Record<string, unknown> = {}, body = '') =>
  build([source('Post', path, data, body)])[0];

describe('buildPosts', () => {
  it.each([
    ['blog/2026-01-02-a.md', {}, '2026-01-02T00:00:00.000Z'],
    ['blog/2026/1/2/a.md', {}, '2026-01-02T00:00:00.000Z'],
    ['blog/2026-01-02-a.md', { date: '2025-03-04' }, '2025-03-04T00:00:00.000Z'],
    ['blog/a.md', { date: '2025-03-04T05:06:07' }, '2025-03-04T05:06:07.000Z'],
    ['blog/a.md', { date: '2025-03-04T05:06:07+02:00' }, '2025-03-04T03:06:07.000Z'],
    ['blog/a.md', { date: '2025-03-04T00:00:00.000Z' }, '2025-03-04T00:00:00.000Z'],
  ])('%s with %j appeared at %s', (path, data, date) => {
    expect(post(path, data)?.date).toBe(date);
  });

  it('takes title and description from the body where the front matter has none', () => {
    expect(post('blog/2026-01-02-a.md', {}, '# Title\n\nText.')).toMatchObject({
      title: 'Title',
      description: 'Text.',
      body: '       \n\nText.',
    });
    expect(post('blog/2026-01-02-a.md')).toMatchObject({ title: 'a', permalink: '/blog/2026/01/02/a' });
  });

  it.each([
    ['2026-01-02-a.md', { title: 'Named' }, '# Heading', 'Named'],
    ['2026-01-02-a.md', { title: ' ' }, '# Heading', 'Heading'],
    ['2026-01-02-a.md', { slug: '/other' }, '', 'a'],
    ['2026-01-02.md', {}, '', '/blog/2026/01/02'],
  ])('calls %s with %j and %j "%s"', (name, data, body, title) => {
    expect(post(`blog/${name}`, data, body)?.title).toBe(title);
  });

  it.each([
    ['/news', '/news/a', '/news/authors/ann', '/news/tags/shop'],
    ['/', '/a', '/authors/ann', '/tags/shop'],
  ])('lies below %s with its authors and tags', (root, permalink, author, tag) => {
    const data = { slug: 'a', authors: 'ann', tags: ['store'] };
    const [built] = build([source('Post', 'blog/2026-01-02-a.md', data)], false, root);
    expect([built?.permalink, built?.authors[0]?.permalink, built?.tags[0]?.permalink]).toEqual([
      permalink,
      author,
      tag,
    ]);
  });

  it('puts the newest first, and the last name first on one day', () => {
    const names = ['2026-01-02-a', '2026-03-01-b', '2026-01-02-c', '2025-12-31-d'];
    const posts = build(names.map((name) => source('Post', `blog/${name}.md`, { slug: name.slice(-1) })));
    expect(posts.map(({ permalink }) => permalink)).toEqual(['/blog/b', '/blog/c', '/blog/a', '/blog/d']);
  });

  it('leaves drafts and posts of the future out, except in development', () => {
    const sources = [
      source('Post', 'blog/2026-01-02-a.md', { draft: true }),
      source('Post', 'blog/2026-06-02-b.md'),
      source('Post', 'blog/2026-05-31-c.md', { unlisted: true }),
      source('Doc', 'docs/d.md'),
    ];
    expect(build(sources).map(({ path }) => path)).toEqual(['blog/2026-05-31-c.md']);
    expect(build(sources, true).map(({ path, scheduled }) => [path, scheduled])).toEqual([
      ['blog/2026-06-02-b.md', true],
      ['blog/2026-05-31-c.md', false],
      ['blog/2026-01-02-a.md', false],
    ]);
  });

  it('shows a post without a date as the newest', () => {
    expect(post('blog/a.md')).toMatchObject({ date: now.toISOString(), scheduled: false });
  });
});

describe('authors of a post', () => {
  const authorsOf = (data: Record<string, unknown>) => post('blog/2026-01-02-a.md', data)?.authors;

  it('have the address that Docusaurus makes of their key', () => {
    const page = (key: string) => buildAuthors([source('Authors', 'authors.yml', { [key]: { page: true } })], '/blog');
    expect(['lex111', 'JMarcey', 'ann_lee', 'zoë'].map((key) => page(key).get(key)?.permalink)).toEqual([
      '/blog/authors/lex-111',
      '/blog/authors/j-marcey',
      '/blog/authors/ann-lee',
      '/blog/authors/zoe',
    ]);
  });

  it('are found by key, with their page', () => {
    expect(authorsOf({ authors: 'ann' })).toMatchObject([
      { key: 'ann', name: 'Ann', title: 'Author', permalink: '/blog/authors/ann' },
    ]);
    expect(authorsOf({ authors: ['ben', 'ann'] })?.map(({ name }) => name)).toEqual(['Ben', 'Ann']);
  });

  it('may be refined or written out', () => {
    const [ann, guest] =
      authorsOf({
        authors: [
          { key: 'ann', title: 'Editor' },
          { name: 'Guest', url: 'https://x.y' },
        ],
      }) ?? [];
    expect(ann).toMatchObject({
      name: 'Ann',
      title: 'Editor',
      socials: { github: 'ann' },
      permalink: '/blog/authors/ann',
    });
    expect(guest).toMatchObject({ key: undefined, name: 'Guest', url: 'https://x.y', permalink: undefined });
  });

  it('are read from the older fields, unless there are newer ones', () => {
    const legacy = { author: 'Old', author_title: 'Writer', author_url: 'https://old.y', author_image_url: '/o.png' };
    expect(authorsOf(legacy)).toMatchObject([{ name: 'Old', title: 'Writer', url: 'https://old.y', image: '/o.png' }]);
    expect(authorsOf({ ...legacy, authors: 'ben' })?.map(({ name }) => name)).toEqual(['Ben']);
  });

  it('are left out where they have no name, and none without any', () => {
    expect(authorsOf({ authors: [{ url: 'https://x.y' }] })).toEqual([]);
    expect(authorsOf({})).toEqual([]);
  });
});

describe('tags of a post', () => {
  it('are found by key or written out, each address once', () => {
    const tags = ['store', 'plain', { label: 'Own', permalink: '/own/' }, { label: 'Again', permalink: 'shop' }];
    expect(post('blog/2026-01-02-a.md', { tags })?.tags).toEqual([
      { label: 'Again', permalink: '/blog/tags/shop', description: undefined },
      { label: 'Plain', permalink: '/blog/tags/plain', description: undefined },
      { label: 'Own', permalink: '/blog/tags/own', description: undefined },
    ]);
  });
});
