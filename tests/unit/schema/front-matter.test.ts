import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { authorMapSchema } from '@/schema/author';
import { categorySchema } from '@/schema/category';
import { docSchema } from '@/schema/doc';
import { pageSchema } from '@/schema/page';
import { postSchema } from '@/schema/post';
import { tagMapSchema } from '@/schema/tag';
import { versionsSchema } from '@/schema/versions';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

const common = {
  keywords: [],
  draft: false,
  unlisted: false,
  hide_table_of_contents: false,
  format: 'mdx',
  redirect_from: [],
};

describe('defaults', () => {
  it.each([
    ['a doc', docSchema, { ...common, hide_title: false, tags: [], parse_number_prefixes: true }],
    ['a post', postSchema, { ...common, tags: [] }],
    ['a page', pageSchema, common],
    ['a category', categorySchema, { collapsible: true, collapsed: true }],
  ])('of %s', (_, schema, defaults) => {
    expect(schema.parse({})).toEqual(defaults);
  });

  it('of an author and a tag', () => {
    expect(authorMapSchema.parse({ ann: {} })).toEqual({ ann: { page: false } });
    expect(tagMapSchema.parse({ news: {} })).toEqual({ news: {} });
  });
});

describe('unknown keys', () => {
  it.each([
    ['a doc', docSchema, { titel: 'A' }],
    ['a post', postSchema, { sidebar_label: 'A' }],
    ['a page', pageSchema, { tags: [] }],
    ['a category', categorySchema, { title: 'A' }],
    ['a generated index', categorySchema, { link: { type: 'generated-index', label: 'A' } }],
    ['last_update', docSchema, { last_update: { time: '2026-03-01' } }],
    ['an author of a post', postSchema.shape.authors.unwrap(), { mail: 'a@b.c' }],
    ['a tag', tagMapSchema, { news: { name: 'News' } }],
  ])('of %s are refused by name', (_, schema, value) => {
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    expect(issue?.code).toBe('unrecognized_keys');
  });
});

it('leaves keys of its own to an author of authors.yml', () => {
  expect(authorMapSchema.parse({ ann: { name: 'Ann', twitter: 'ann' } })).toEqual({
    ann: { name: 'Ann', page: false },
  });
});

describe('the fields of a doc', () => {
  it('are those of the conventions', () => {
    const value = {
      id: 'a',
      title: 'A',
      description: 'B',
      slug: '/a',
      sidebar_label: 'A',
      sidebar_position: 1.5,
      sidebar_class_name: 'new',
      sidebar_custom_props: { any: ['thing'] },
      displayed_sidebar: null,
      pagination_label: 'A',
      pagination_next: null,
      pagination_prev: 'b',
      hide_title: true,
      hide_table_of_contents: true,
      toc_min_heading_level: 2,
      toc_max_heading_level: 6,
      custom_edit_url: null,
      keywords: ['a'],
      image: '/img/a.png',
      tags: ['a', { label: 'B', permalink: '/b' }],
      draft: true,
      unlisted: true,
      last_update: { date: '2026-03-01', author: 'Ann' },
      parse_number_prefixes: false,
      redirect_from: ['/b'],
      format: 'md',
    };
    expect(docSchema.parse(value)).toEqual(value);
    expect(Object.keys(docSchema.shape).sort()).toEqual(Object.keys(value).sort());
  });

  it.each([
    { id: 'a/b' },
    { id: '' },
    { sidebar_position: '1' },
    { toc_max_heading_level: 7 },
    { toc_min_heading_level: 1 },
    { toc_min_heading_level: 2.5 },
    { keywords: 'a' },
    { tags: [1] },
    { tags: [{ label: 'A' }] },
    { draft: 'yes' },
    { format: 'markdown' },
    { title: null },
    { last_update: { date: 'yesterday' } },
  ])('refuse %j', (value) => {
    expect(accepts(docSchema, value)).toBe(false);
  });

  it.each(['2026-03-01', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00+02:00', '2026-03-01T10:00:00'])(
    'accept the date %s',
    (date) => {
      expect(accepts(docSchema, { last_update: { date } })).toBe(true);
    },
  );

  it.each(['2026-02-30', '1.3.2026', '2026-3-1', ''])('refuse the date %j', (date) => {
    expect(accepts(docSchema, { last_update: { date } })).toBe(false);
  });
});

describe('the fields of other documents', () => {
  it.each([
    { authors: 'ann' },
    { authors: { name: 'Ann' } },
    { authors: ['ann', { key: 'bo', title: 'Bee' }] },
    { author: 'Ann', author_url: 'x' },
    { date: '2026-03-01' },
  ])('a post accepts %j', (value) => {
    expect(accepts(postSchema, value)).toBe(true);
  });

  it.each([{ authors: [1] }, { authors: { mail: 'x' } }, { date: 'soon' }])('a post refuses %j', (value) => {
    expect(accepts(postSchema, value)).toBe(false);
  });

  it.each([
    { link: null },
    { link: { type: 'doc', id: 'a' } },
    { link: { type: 'generated-index' } },
    { position: 0.5, customProps: { a: 1 } },
  ])('a category accepts %j', (value) => {
    expect(accepts(categorySchema, value)).toBe(true);
  });

  it.each([
    { link: { type: 'doc' } },
    { link: { type: 'page' } },
    { link: 'a' },
    { position: '1' },
    { collapsed: 'no' },
  ])('a category refuses %j', (value) => {
    expect(accepts(categorySchema, value)).toBe(false);
  });

  it('versions are names of folders', () => {
    expect(accepts(versionsSchema, ['1.0', '2.0-beta_1'])).toBe(true);
    for (const name of ['current', '', 'a/b', 'a b']) expect(accepts(versionsSchema, [name])).toBe(false);
  });
});
