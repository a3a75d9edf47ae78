import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { site } from '../../lib/config/site';
import { createStaticServer, listen } from '../../lib/server/static-server';
import { blogRoutes, type ExpectedPage, pages, sidebar } from './docusaurus-pages';

// A folder as Docusaurus users have it, built by the command they would run.
const contentDir = 'tests/fixtures/docusaurus-site';
const exportDir = '.cache/docusaurus-site';

test.describe.configure({ mode: 'serial' });
test.use({ javaScriptEnabled: false });

let server: Server | undefined;
let root = '';

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const args = ['--import', 'tsx', 'scripts/build.ts', '--content', contentDir, '--out', exportDir];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
  server = createStaticServer({ dir: exportDir, basePath: site.basePath });
  root = `http://localhost:${await listen(server, 0)}${site.basePath}`;
});

test.afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

async function links(page: Page, selector: string): Promise<[string, string][]> {
  const found = await page.locator(selector).all();
  return Promise.all(
    found.map(async (link): Promise<[string, string]> => {
      const text = (await link.textContent()) ?? '';
      return [text.trim(), (await link.getAttribute('href')) ?? ''];
    }),
  );
}

async function readPage(page: Page): Promise<Required<ExpectedPage>> {
  const prose = page.locator('.prose');
  const attributes = async (selector: string, name: string) =>
    Promise.all((await prose.locator(selector).all()).map(async (element) => (await element.getAttribute(name)) ?? ''));
  const alts = await attributes('img', 'alt');
  const sources = await attributes('img', 'src');
  const pager = async (name: RegExp) => {
    const link = page.locator('.pager a').filter({ hasText: name });
    return (await link.count()) > 0 ? ((await link.getAttribute('href')) ?? '').slice(site.basePath.length) : '';
  };
  const body = await links(page, '.prose a:not(:is(h2, h3, h4, h5, h6) > a)');
  return {
    title: (await page.title()).split(' | ')[0] ?? '',
    heading: (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
    ids: await attributes(':is(h2, h3, h4, h5, h6)', 'id'),
    toc: (await links(page, '.toc a')).map(([text]) => text),
    links: Object.fromEntries(body.map(([text, href]) => [text.replace(/\s+/g, ''), href])),
    admonitions: await attributes('.admonition', 'aria-label'),
    images: Object.fromEntries(alts.map((alt, index) => [alt, sources[index] ?? ''])),
    previous: await pager(/^\s*Previous/),
    next: await pager(/^\s*Next/),
  };
}

function withoutSpaces(record: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([text, href]) => [text.replace(/\s+/g, ''), href]));
}

test('every page has its route, and there are no others', () => {
  const files = readdirSync(exportDir, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const pageFiles = files.filter((path) => path.endsWith('.html') && !path.endsWith('/index.html'));
  const routes = pageFiles.map((path) => `/${path.replace(/\.html$/, '')}`);
  const own = new Set(['/404', '/_not-found', '/index', '/docs', '/all-pages']);
  const tags = ['/docs/next/tags', '/docs/next/tags/own', '/docs/next/tags/store'];
  const wanted = [...Object.keys(pages), ...tags, ...blogRoutes];
  expect(routes.filter((route) => !own.has(route)).sort()).toEqual(wanted.sort());
});

for (const [route, expected] of Object.entries(pages)) {
  test(`${route} shows what Docusaurus shows`, async ({ page }) => {
    await page.goto(`${root}${route}`);
    const { heading = expected.title, ids = [], toc = [], admonitions = [], images = {} } = expected;
    const { previous = '', next = '' } = expected;
    expect(await readPage(page)).toEqual({
      ...{ title: expected.title, heading, ids, toc, admonitions, images, previous, next },
      links: withoutSpaces(expected.links),
    });
  });
}

test('the sidebar has the labels of the folders in their order', () => {
  interface Item {
    label: string;
    id?: string;
    items?: Item[];
  }
  const outline = (items: Item[]): unknown[] =>
    items.flatMap(({ label, id, items: below }) => (id ? [label, outline(below ?? [])] : [label]));
  expect(outline(JSON.parse(readFileSync(`${exportDir}/sidebar/current.json`, 'utf8')) as Item[])).toEqual(sidebar);
});

test('front matter that is no text of the page is there too', async ({ page }) => {
  await page.goto(`${root}/docs/next`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveClass('sr-only');
  await expect(page.locator('.sidebar-start a')).toHaveText('Start');
  await expect(page.locator('.category-guides').first()).toContainText('Guides');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://example.com/edit-me',
  );
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', 'one,two');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'A page with every key of the front matter.',
  );
  await expect(page.locator('time[datetime^="2026-03-01"]')).toBeAttached();
  await page.goto(`${root}/docs/next/unlisted`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('Markdown of every kind renders, and nothing of it as literal text', async ({ page }) => {
  await page.goto(`${root}/docs/next/guides/markdown`);
  const prose = page.locator('.prose');
  await expect(prose).toContainText('Ratio 16:9, 😄, localhost:3000, std::vector and a :note in prose.');
  await expect(prose.locator('table del')).toHaveText('x');
  await expect(prose.locator('input[type="checkbox"]')).toHaveCount(2);
  await expect(prose.locator('u')).toHaveText('under');
  await expect(prose.locator('small')).toHaveText('small');
  await expect(prose.locator('summary').first()).toHaveText('More');
  await expect(prose.locator('label.marked')).toHaveAttribute('style', /color:\s*red;\s*margin-top:\s*4px/);
  await expect(prose.locator('label.marked')).toHaveAttribute('for', 'field');
  for (const mark of [':::', '<!--', '{/*', 'highlight-next-line', 'highlight-start', '@theme'])
    await expect(prose).not.toContainText(mark);
  for (const title of ['one.js', 'two.py', 'three.js']) await expect(prose).toContainText(title);
  for (const text of ['yarn add thing', 'On a Mac.', 'On Linux.', 'Text a.', 'unknown language'])
    await expect(prose).toContainText(text);
  await expect(prose.locator('.line.hl')).toHaveCount(7);
  await expect(prose.locator('.line.add')).toContainText('new');
  await expect(prose.locator('.line.del')).toContainText('old');
});
