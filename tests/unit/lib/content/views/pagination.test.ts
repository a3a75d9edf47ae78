import { describe, expect, it } from 'vitest';
import { buildPager } from '@/lib/content/views/pagination';
import { docsOf } from '../../../../support/content';

type Written = Readonly<Record<string, Record<string, unknown>>>;

const below = (written: Written) =>
  Object.fromEntries(Object.entries(written).map(([path, data]) => [`docs/${path}`, data]));

function pagerOf(id: string, docs: Written, folders: Written = {}) {
  const { byId, places } = docsOf(below(docs), below(folders));
  const page = byId.get(id);
  if (!page) throw new Error(`there is no doc ${id}`);
  return buildPager(places.get(page.permalink), byId, page.frontMatter);
}

const three = { 'a.md': {}, 'b.md': {}, 'c.md': {} };
const link = (name: string, label = name.split('/').at(-1)) => ({ label, href: `/docs/${name}` });

describe('buildPager', () => {
  it('leads to the neighbours in the sidebar', () => {
    expect(pagerOf('b', three)).toEqual({ previous: link('a'), next: link('c') });
  });

  it('ends with the sidebar', () => {
    expect(pagerOf('a', three)).toEqual({ previous: null, next: link('b') });
    expect(pagerOf('c', three)).toEqual({ previous: link('b'), next: null });
  });

  it('goes into folders and out of them, past folders without a page', () => {
    const docs = { 'a.md': {}, 'm/n/x.md': {}, 'z.md': {} };
    expect(pagerOf('m/n/x', docs)).toEqual({ previous: link('a'), next: link('z') });
    expect(pagerOf('a', docs).next).toEqual(link('m/n/x'));
  });

  it('stops at the pages of folders, own and generated', () => {
    const docs = { 'm/index.md': { pagination_label: 'All of m' }, 'm/x.md': {}, 'p/y.md': {} };
    expect(pagerOf('m/x', docs, { p: { label: 'P', link: { type: 'generated-index' } } })).toEqual({
      previous: { label: 'All of m', href: '/docs/m' },
      next: { label: 'P', href: '/docs/category/p' },
    });
  });

  it('names pages by pagination_label, then by their label in the sidebar', () => {
    expect(
      pagerOf('b', {
        ...three,
        'a.md': { title: 'T', sidebar_label: 'S', pagination_label: 'P' },
        'c.md': { title: 'T', sidebar_label: 'S' },
      }),
    ).toEqual({
      previous: link('a', 'P'),
      next: link('c', 'S'),
    });
  });

  it('follows pagination_prev and pagination_next', () => {
    expect(pagerOf('b', { ...three, 'b.md': { pagination_prev: 'c', pagination_next: 'a' } })).toEqual({
      previous: link('c'),
      next: link('a'),
    });
  });

  it('names a page that front matter leads to like any other', () => {
    const pager = pagerOf('b', {
      ...three,
      'b.md': { pagination_next: 'x/y' },
      'x/y.md': { title: 'T', sidebar_label: 'S' },
    });
    expect(pager.next).toEqual(link('x/y', 'S'));
  });

  it('shows nothing where front matter says null', () => {
    expect(pagerOf('b', { ...three, 'b.md': { pagination_prev: null, pagination_next: null } })).toEqual({
      previous: null,
      next: null,
    });
  });

  it('shows nothing on a page that is in no sidebar', () => {
    expect(pagerOf('u', { ...three, 'u.md': { unlisted: true } })).toEqual({ previous: null, next: null });
  });
});
