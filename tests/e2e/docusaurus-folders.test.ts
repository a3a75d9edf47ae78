import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { movedSite } from '../support/moved-site';
import { blogRoutes, type ExpectedPage, pages, sidebar } from './support/docusaurus-pages';
import { expect, test } from './support/test';

/** Folders as Docusaurus users have them, brought in by the import. */
const folders = movedSite;
const { basePath } = folders.site;

// In one worker: while it builds the site, others have other tests.
test.describe.configure({ mode: 'default' });
// The browser reports preloads of scripts it may not run.
test.use({ served: folders, javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

/** What is read of a page, in one question: a browser answers hundreds of small ones slowly. */
async function readPage(page: Page): Promise<Required<ExpectedPage>> {
  const { title, heading, body, ...found } = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attributes = (selector: string, name: string) =>
      all(`.prose ${selector}`).map((element) => element.getAttribute(name) ?? '');
    const links = (selector: string) =>
      all(selector).map((link) => [link.textContent.replace(/\s+/g, ''), link.getAttribute('href') ?? ''] as const);
    const pager = (name: RegExp) =>
      all('.pager a')
        .find((link) => name.test(link.textContent))
        ?.getAttribute('href') ?? '';
    return {
      title: document.title,
      heading: document.querySelector('h1')?.textContent ?? '',
      ids: attributes(':is(h2, h3, h4, h5, h6)', 'id'),
      toc: all('.toc a').map((link) => link.textContent.trim()),
      body: links('.prose a:not(:is(h2, h3, h4, h5, h6) > a)'),
      admonitions: attributes('.admonition', 'aria-label'),
      images: all('.prose img').map((image) => [image.getAttribute('alt') ?? '', image.getAttribute('src') ?? '']),
      previous: pager(/^\s*Previous/),
      next: pager(/^\s*Next/),
    };
  });
  return {
    ...found,
    ...{ title: title.split(' | ')[0] ?? '', heading },
    links: Object.fromEntries(body),
    images: Object.fromEntries(found.images),
    previous: found.previous.slice(basePath.length),
    next: found.next.slice(basePath.length),
  };
}

function withoutSpaces(record: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([text, href]) => [text.replace(/\s+/g, ''), href]));
}

test('every page has its route, and there are no others; the sidebar has the labels of the folders in their order', () => {
  const files = readdirSync(folders.out, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const pageFiles = files.filter((path) => path.endsWith('.html') && !path.endsWith('/index.html'));
  const routes = pageFiles.map((path) => `/${path.replace(/\.html$/, '')}`);
  const own = new Set(['/404', '/_not-found', '/index', '/docs', '/all-pages']);
  const tags = ['/docs/next/tags', '/docs/next/tags/lamps', '/docs/next/tags/own', '/docs/next/tags/store'];
  const wanted = [...Object.keys(pages), ...tags, ...blogRoutes];
  expect(routes.filter((route) => !own.has(route)).sort()).toEqual(wanted.sort());

  interface Item {
    label: string;
    id?: string;
    items?: Item[];
  }
  const outline = (items: Item[]): unknown[] =>
    items.flatMap(({ label, id, items: below }) => (id ? [label, outline(below ?? [])] : [label]));
  expect(outline(JSON.parse(readFileSync(`${folders.out}/sidebar/current.json`, 'utf8')) as Item[])).toEqual(sidebar);
});

test('every page shows what Docusaurus shows', async ({ page }) => {
  for (const [route, expected] of Object.entries(pages)) {
    await page.goto(route.slice(1));
    const { heading = expected.title, ids = [], toc = [], admonitions = [], images = {} } = expected;
    const { previous = '', next = '' } = expected;
    expect.soft(await readPage(page), route).toEqual({
      ...{ title: expected.title, heading, ids, toc, admonitions, images, previous, next },
      links: withoutSpaces(expected.links),
    });
  }
});

test('front matter that is no text of the page is there too', async ({ page }) => {
  await page.goto(`docs/next`);
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
  const starts = await page
    .locator('.toc a')
    .evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link).paddingInlineStart)));
  expect(starts, 'each level of the table of contents stands further in').toEqual([16, 30, 44]);
  // An entry of tags.yml without anything is called by its key.
  await page.goto(`docs/next/tags/lamps`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lamps');
  await page.goto(`docs/next/unlisted`);
  await expect(page.getByRole('note').filter({ hasText: 'found by its address alone' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('Markdown of every kind renders, and nothing of it as literal text', async ({ page }) => {
  await page.goto(`docs/next/guides/markdown`);
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

test('the home page in code keeps its main link and its components', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Folders');
  await expect(page.getByRole('link', { name: 'Start here' })).toHaveAttribute('href', '/folders/docs/intro');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Seen from far', 'Never out']);
  await expect(page.locator('section img').first()).toHaveAttribute('src', '/folders/img/logo.svg');
  await page.goto('code');
  await expect(page.locator('#probe')).toContainText('made before');
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('components know the browser, its address and its colours, and answer', async ({ page }) => {
    await page.goto('code?lamp=1');
    const probe = page.locator('#probe b');
    await expect(probe).toHaveText('light at /folders/code?lamp=1');
    const link = page.locator('#probe a');
    await expect(link).toHaveText('current /folders/docs/next, 1.0 /folders/docs, none');
    await expect(link).toHaveAttribute('href', '/folders/team');
    await page.getByRole('button', { name: 'Darken' }).click();
    await expect(probe).toHaveText('dark at /folders/code?lamp=1');
    await page.getByRole('button', { name: 'Next?lamp=1' }).click();
    await expect(page.getByRole('button', { name: 'Next?lamp=2' })).toBeVisible();
    await expect(probe).toHaveText('dark at /folders/code?lamp=2');
    const said = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await page.getByRole('button', { name: 'Press here' }).click();
    expect(await said).toBe('Pressed');
  });
});
