import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SidebarCategory, type SidebarDoc, type SidebarItem, sidebarPaths } from '@/lib/content/sidebar/sidebar';
import {
  firstHref,
  isCategory,
  openCategoryIds,
  sidebarTree,
  sidebarWindow,
  type WindowItem,
} from '@/lib/content/sidebar/sidebar-window';
import { sidebarOf } from '../../../../support/content';

const doc = (id: string): SidebarDoc => ({ type: 'doc', id, label: id, href: `/${id}` });
const folder = (id: string, items: SidebarItem[], more: object = {}): SidebarCategory => ({
  type: 'category',
  id,
  label: id,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});
const many = (count: number, name = 'd') => Array.from({ length: count }, (_, index) => doc(`${name}${index}`));

const windowFor = (items: readonly SidebarItem[], href: string) =>
  sidebarWindow(items, sidebarPaths(items).get(href) ?? []);
const flat = (items: readonly WindowItem[]): WindowItem[] => items.flatMap((item) => [item, ...flat(item.items ?? [])]);

describe('sidebarWindow', () => {
  it('shows short lists whole', () => {
    expect(windowFor(many(13), '/d12').map(({ label }) => label)).toEqual(many(13).map(({ label }) => label));
  });

  it.each([
    ['at the start', 0, 0],
    ['near the start', 5, 0],
    ['in the middle', 50, 44],
    ['near the end', 95, 87],
    ['at the end', 99, 87],
  ])('cuts a long list around the current item %s', (_, current, first) => {
    const labels = windowFor(many(100), `/d${current}`).map(({ label }) => label);
    expect(labels).toEqual(
      many(100)
        .slice(first, first + 13)
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
        route: '/c',
        id: 'a',
        open: true,
        items: [
          { label: 'b', route: '/c', id: 'b', open: true, items: [{ label: 'c', route: '/c' }] },
          { label: 'x', route: '/y', id: 'x' },
        ],
      },
      { label: 'z', route: '/w', id: 'z' },
    ]);
    expect(openCategoryIds(windowFor(items, '/c'))).toEqual(['a', 'b']);
  });

  it('gives the lists further out what the inner ones leave, and never less than three items', () => {
    const deep = folder('a', [folder('b', many(10)), ...many(20, 'x')]);
    const count = (items: readonly WindowItem[]) => items.length;
    const [top] = windowFor([deep, ...many(20, 'y')], '/d5');
    expect(count(top?.items?.[0]?.items ?? [])).toBe(10);
    expect(count(top?.items ?? [])).toBe(9);
    expect(count(windowFor([deep, ...many(20, 'y')], '/d5'))).toBe(3);
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
        const path = sidebarPaths(items).get(href) ?? [];
        const shown = flat(sidebarWindow(items, path));
        expect(shown.length).toBeLessThanOrEqual(26);
        expect(shown.filter((item) => item.route === href && !isCategory(item))).toHaveLength(1);
        expect(openCategoryIds(sidebarWindow(items, path))).toEqual(path.slice(0, -1).map(({ id }) => id));
      }),
      { numRuns: 100 },
    );
  });
});

describe('sidebarTree', () => {
  const items = sidebarOf(
    {
      'docs/a/index.md': { title: 'a' },
      'docs/a/b.md': { sidebar_class_name: 'new' },
      'docs/c/d/e.md': {},
      'docs/f.md': {},
    },
    { 'docs/c': { collapsed: false }, 'docs/c/d': { collapsible: false, className: 'big' } },
  );

  it('holds every item, with the folders that start open marked', () => {
    expect(sidebarTree(items)).toEqual([
      {
        label: 'a',
        route: '/docs/a',
        id: 'a',
        page: true,
        items: [{ label: 'b', route: '/docs/a/b', className: 'new' }],
      },
      {
        label: 'c',
        route: '/docs/c/d/e',
        id: 'c',
        open: true,
        items: [
          {
            label: 'd',
            route: '/docs/c/d/e',
            id: 'c/d',
            open: true,
            fixed: true,
            items: [{ label: 'e', route: '/docs/c/d/e' }],
            className: 'big',
          },
        ],
      },
      { label: 'f', route: '/docs/f' },
    ]);
  });

  it('agrees with the window of every page on everything but what is open', () => {
    const closed = ({ open: _open, items: _items, ...item }: WindowItem) => item;
    const tree = flat(sidebarTree(items)).map(closed);
    const windows = ['/docs/a', '/docs/a/b', '/docs/c/d/e', '/docs/f'].flatMap((href) => flat(windowFor(items, href)));
    expect(windows.length).toBeGreaterThan(8);
    for (const item of windows) expect(tree).toContainEqual(closed(item));
  });

  it('survives JSON, in which the browser loads it', () => {
    expect(JSON.parse(JSON.stringify(sidebarTree(items)))).toEqual(sidebarTree(items));
  });
});

describe('firstHref', () => {
  it('is the own page, else the first one below, else nothing', () => {
    expect(firstHref(folder('a', [doc('b')], { href: '/a' }))).toBe('/a');
    expect(firstHref(folder('a', [folder('x', []), folder('y', [doc('b')])]))).toBe('/b');
    expect(firstHref(folder('a', []))).toBeNull();
  });
});
