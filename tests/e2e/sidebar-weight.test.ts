import { readdirSync } from 'node:fs';
import { basePath, expect, exportDir, pageFiles, readExported, test } from './support/features';

interface TreeItem {
  label: string;
  route: string;
  items?: TreeItem[];
}

function hrefsOf(items: readonly TreeItem[]): string[] {
  return items.flatMap(({ route, items: below = [] }) => [`${basePath}${route}`, ...hrefsOf(below)]);
}

function names(text: string, href: string): boolean {
  return new RegExp(`${href}(?![\\w/-])`).test(text);
}

const readTree = () => JSON.parse(readExported('sidebar/current.json')) as TreeItem[];

test('the sidebar file holds every doc', () => {
  const files = readdirSync(`${exportDir}/docs`, { recursive: true, encoding: 'utf8' });
  const htmlFiles = files.filter((file) => file.endsWith('.html') && !file.endsWith('index.html'));
  const listed = new Set(hrefsOf(readTree()));
  const docs = htmlFiles.map((file) => `docs/${file.replace(/\.html$/, '')}`);
  const pages = docs.filter((doc) => !/<meta http-equiv="refresh"|noindex/.test(readExported(`${doc}.html`)));
  expect(pages.length).toBeGreaterThan(12);
  expect(pages.filter((doc) => !listed.has(`${basePath}/${doc}`))).toEqual([]);
});

test('a page and its payloads hold the links of its own branch only', () => {
  const tree = readTree();
  const branch = (label: string) => tree.find((item) => item.label === label);
  const direct = (branch('Navigation')?.items ?? []).map(({ route }) => `${basePath}${route}`);
  expect(direct.length).toBeGreaterThan(7);
  // Neither its text nor its pager leads to any of these; a label of the top level leads to its first doc.
  const foreign = [`${basePath}/docs/deep/level-two/second`, `${basePath}/docs/basics/tides`];
  const files = pageFiles('docs/navigation/fog');
  expect(files).toHaveLength(2);
  const html = files[0] ?? '';
  for (const href of [...tree.map(({ route }) => `${basePath}${route}`), ...direct])
    expect(names(html, href), href).toBe(true);
  for (const href of foreign) {
    expect(hrefsOf(tree)).toContain(href);
    const route = href.slice(basePath.length);
    for (const text of files) expect(names(text, route), href).toBe(false);
  }
});
