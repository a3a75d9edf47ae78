import { basePath, docs, pageFiles, readExported } from './support/site';
import { expect, test } from './support/test';

interface TreeItem {
  label: string;
  href: string;
  category?: { page?: true; items: TreeItem[] };
}

const tree = JSON.parse(readExported('sidebar/current.json')) as TreeItem[];

function hrefsOf(items: readonly TreeItem[]): string[] {
  return items.flatMap(({ href, category }) => [href, ...hrefsOf(category?.items ?? [])]);
}

/** Pages of a category that no sidebar outside of it may name: all but the one its label leads to. */
const inner = tree.map((item) => hrefsOf(item.category?.items ?? []).filter((href) => href !== item.href));

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
    for (const { href } of tree) expect(names(sidebar, href), href).toBe(true);
    for (const href of inner[own] ?? []) {
      const nested = tree[own]?.category?.items.some(({ category }) =>
        category?.items.some((item) => item.href === href),
      );
      if (!nested) expect(names(sidebar, href), href).toBe(true);
    }
    const foreign = inner.filter((_, index) => index !== own).flat();
    expect(foreign.filter((href) => names(sidebar, href))).toEqual([]);
    // Navbar, announcement and footer may name a page or two.
    expect(foreign.filter((href) => names(frame, href)).length).toBeLessThanOrEqual(2);
    const unmentioned = foreign.filter((href) => !names(content + frame, href));
    expect(unmentioned.length).toBeGreaterThan(5);
    for (const text of files) expect(unmentioned.filter((href) => names(text, href))).toEqual([]);
  });
}
