import { basePath, docs, pageFiles, readExported } from './support/site';
import { expect, test } from './support/test';

interface TreeItem {
  label: string;
  route: string;
  items?: TreeItem[];
}

const tree = JSON.parse(readExported('sidebar/current.json')) as TreeItem[];

function hrefsOf(items: readonly TreeItem[]): string[] {
  return items.flatMap(({ route, items: below = [] }) => [`${basePath}${route}`, ...hrefsOf(below)]);
}

/** Pages of a category that no sidebar outside of it may name: all but the one its label leads to. */
const inner = tree.map((item) => hrefsOf(item.items ?? []).filter((href) => href !== `${basePath}${item.route}`));

function names(text: string, href: string): boolean {
  return new RegExp(`${href}(?![\\w/-])`).test(text);
}

/** The HTML of a page without its scripts, cut into the sidebar, what the author wrote, and what every page has. */
function partsOf(html: string) {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const sidebar = /<aside class="docs-sidebar[\s\S]*?<\/aside>/.exec(markup)?.[0] ?? '';
  const content = /<main[\s\S]*?<\/main>/.exec(markup)?.[0] ?? '';
  return { sidebar, content, frame: markup.replace(sidebar, '').replace(content, '') };
}

test('the sidebar file holds every doc', () => {
  expect(new Set(hrefsOf(tree))).toEqual(new Set(docs.map((doc) => `${basePath}/${doc}`)));
});

for (const doc of docs) {
  test(`${doc} holds the links of its own branch only`, () => {
    const files = pageFiles(doc);
    expect(files.length).toBeGreaterThan(2);
    const { sidebar, content, frame } = partsOf(files[0] ?? '');
    const own = tree.findIndex((item) => hrefsOf([item]).includes(`${basePath}/${doc}`));
    for (const { route } of tree) expect(names(sidebar, `${basePath}${route}`), route).toBe(true);
    for (const href of inner[own] ?? []) {
      const nested = tree[own]?.items?.some(({ items = [] }) => hrefsOf(items).includes(href));
      if (!nested) expect(names(sidebar, href), href).toBe(true);
    }
    const foreign = inner.filter((_, index) => index !== own).flat();
    expect(foreign.filter((href) => names(sidebar, href))).toEqual([]);
    // Navbar, announcement and footer may name a page or two.
    expect(foreign.filter((href) => names(frame, href)).length).toBeLessThanOrEqual(2);
    const unmentioned = foreign.filter((href) => !names(content + frame, href));
    expect(unmentioned.length).toBeGreaterThan(5);
    const routes = unmentioned.map((href) => href.slice(basePath.length));
    for (const text of files) expect(routes.filter((route) => names(text, route))).toEqual([]);
  });
}
