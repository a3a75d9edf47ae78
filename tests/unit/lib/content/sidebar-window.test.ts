import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SidebarItem, sidebarPath } from '@/lib/content/sidebar';
import {
  firstHref,
  mapHrefs,
  openCategoryIds,
  sidebarTree,
  sidebarWindow,
  type WindowItem,
} from '@/lib/content/sidebar-window';
import { sidebarOf } from '../../../support/content';

const doc = (id: string): SidebarItem => ({ type: 'doc', id, label: id, href: `/${id}` });
const folder = (id: string, items: SidebarItem[], more: object = {}): SidebarItem => ({
  type: 'category',
  id,
  label: id,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});
const many = (count: number, name = 'd') => Array.from({ length: count }, (_, index) => doc(`${name}${index}`));

const windowFor = (items: readonly SidebarItem[], href: string) => sidebarWindow(items, sidebarPath(items, href));
const flat = (items: readonly WindowItem[]): WindowItem[] =>
  items.flatMap((item) => [item, ...flat(item.category?.items ?? [])]);

describe('sidebarWindow', () => {
  it('shows short lists whole', () => {
    expect(windowFor(many(17), '/d16').map(({ label }) => label)).toEqual(many(17).map(({ label }) => label));
  });

  it.each([
    ['at the start', 0, 0],
    ['near the start', 5, 0],
    ['in the middle', 50, 42],
    ['near the end', 95, 83],
    ['at the end', 99, 83],
  ])('cuts a long list around the current item %s', (_, current, first) => {
    const labels = windowFor(many(100), `/d${current}`).map(({ label }) => label);
    expect(labels).toEqual(
      many(100)
        .slice(first, first + 17)
        .map(({ label }) => label),
    );
  });

  it('shows the start of the list on a page that is not in it', () => {
    expect(windowFor(many(100), '/nowhere')[0]?.label).toBe('d0');
  });

  it('opens only the folders on the way, and leaves the others empty', () => {
    const items = [folder('a', [folder('b', [doc('c')]), folder('x', [doc('y')])]), folder('z', [doc('w')])];
    expect(windowFor(items, '/c')).toEqual([
      {
        label: 'a',
        href: '/c',
        category: {
          id: 'a',
          open: true,
          items: [
            { label: 'b', href: '/c', category: { id: 'b', open: true, items: [{ label: 'c', href: '/c' }] } },
            { label: 'x', href: '/y', category: { id: 'x' } },
          ],
        },
      },
      { label: 'z', href: '/w', category: { id: 'z' } },
    ]);
    expect(openCategoryIds(windowFor(items, '/c'))).toEqual(['a', 'b']);
  });

  it('has the same size for 50 and for 5,000 neighbours', () => {
    const size = (count: number) =>
      flat(windowFor([folder('a', many(count)), ...many(count, 'e')], `/d${count / 2}`)).length;
    expect(size(5000)).toBe(size(50));
  });

  it('is bounded by the depth and always holds the current item and all folders on the way', () => {
    const folders = fc.array(fc.array(fc.constantFrom('a', 'b'), { maxLength: 3 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(folders, fc.nat(), (paths, pick) => {
        const docs = Object.fromEntries(paths.map((path, index) => [['docs', ...path, `p${index}.md`].join('/'), {}]));
        const items = sidebarOf(docs);
        const target = pick % paths.length;
        const href = ['', 'docs', ...(paths[target] ?? []), `p${target}`].join('/');
        const path = sidebarPath(items, href);
        const shown = flat(sidebarWindow(items, path));
        expect(shown.length).toBeLessThanOrEqual(17 * path.length);
        expect(shown.filter((item) => item.href === href && !item.category)).toHaveLength(1);
        expect(openCategoryIds(sidebarWindow(items, path))).toEqual(path.slice(0, -1).map(({ id }) => id));
      }),
      { numRuns: 100 },
    );
  });
});

describe('sidebarTree', () => {
  const items = sidebarOf(
    { 'docs/a/index.md': {}, 'docs/a/b.md': { sidebar_class_name: 'new' }, 'docs/c/d/e.md': {}, 'docs/f.md': {} },
    { 'docs/c': { collapsed: false }, 'docs/c/d': { collapsible: false, className: 'big' } },
  );

  it('holds every item, with the folders that start open marked', () => {
    expect(sidebarTree(items)).toEqual([
      {
        label: 'a',
        href: '/docs/a',
        category: { id: 'a', page: true, items: [{ label: 'b', href: '/docs/a/b', className: 'new' }] },
      },
      {
        label: 'c',
        href: '/docs/c/d/e',
        category: {
          id: 'c',
          open: true,
          items: [
            {
              label: 'd',
              href: '/docs/c/d/e',
              category: { id: 'c/d', open: true, fixed: true, items: [{ label: 'e', href: '/docs/c/d/e' }] },
              className: 'big',
            },
          ],
        },
      },
      { label: 'f', href: '/docs/f' },
    ]);
  });

  it('agrees with the window of every page on everything but what is open', () => {
    const closed = ({ category, ...item }: WindowItem) => ({
      ...item,
      ...(category && { category: { id: category.id, fixed: category.fixed, page: category.page } }),
    });
    const tree = flat(sidebarTree(items)).map(closed);
    const windows = ['/docs/a', '/docs/a/b', '/docs/c/d/e', '/docs/f'].flatMap((href) => flat(windowFor(items, href)));
    expect(windows.length).toBeGreaterThan(8);
    for (const item of windows) expect(tree).toContainEqual(closed(item));
  });

  it('survives JSON, in which the browser loads it', () => {
    expect(JSON.parse(JSON.stringify(sidebarTree(items)))).toEqual(sidebarTree(items));
  });
});

describe('mapHrefs', () => {
  it('changes every address and nothing else', () => {
    const items = windowFor([folder('a', [doc('b')]), folder('empty', [])], '/b');
    expect(mapHrefs(items, (route) => `/base${route}`)).toEqual([
      { label: 'a', href: '/base/b', category: { id: 'a', open: true, items: [{ label: 'b', href: '/base/b' }] } },
      { label: 'empty', href: null, category: { id: 'empty' } },
    ]);
  });
});

describe('firstHref', () => {
  it('is the own page, else the first one below, else nothing', () => {
    expect(firstHref(folder('a', [doc('b')], { href: '/a' }))).toBe('/a');
    expect(firstHref(folder('a', [folder('x', []), folder('y', [doc('b')])]))).toBe('/b');
    expect(firstHref(folder('a', []))).toBeNull();
  });
});
