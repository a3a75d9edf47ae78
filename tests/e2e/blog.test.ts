import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { basePath, expect, exportDir, open, readExported, siteTitle, test } from './support/features';
import { belowNavbar } from './support/scroll';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const items = (page: Page) => main(page).getByRole('article');

const newest = ['Entry 3', 'Entry 2', 'Entry 1'];
const crane = 'How the crane works';
const old = [7, 6, 5, 4, 3, 2, 1].map((month) => `Old entry ${month}`);
const all = [...newest, crane, 'The new jetty', ...old];

/** Expects that no id of the page is there twice, and that every link within it leads somewhere. */
async function expectOwnIds(page: Page) {
  const { ids, targets } = await page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    targets: [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1) ?? ''),
  }));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
}

test('the blog has a page for each post, tag and author, and for every ten posts of a list', () => {
  const found = readdirSync(exportDir, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    /^blog\b.*(?<!\/index)\.html$/.test(file) ? [file.replace(/\.html$/, '')] : [],
  );
  const lists = ['blog', 'blog/authors/mira', 'blog/tags/news'].flatMap((list) => [list, `${list}/page/2`]);
  const others = ['archive', 'authors', 'tags', 'tags/boats', 'crane', 'new-jetty'].map((name) => `blog/${name}`);
  const entries = [1, 2, 3].map((week) => `blog/2024/0${week}/10/entry-${week}`);
  const oldOnes = [1, 2, 3, 4, 5, 6, 7].map((month) => `blog/old-${month}`);
  expect(found.sort()).toEqual([...lists, ...others, ...entries, ...oldOnes].sort());
  const pages = JSON.parse(readExported('pages.json')) as { href: string }[];
  expect(pages.map(({ href }) => href)).toEqual(
    expect.arrayContaining([...entries, ...oldOnes, 'blog/crane'].map((post) => `${basePath}/${post}`)),
  );
});

test('g b leads to the list, which shows the newest post first, each up to its mark, and goes on page by page', async ({
  page,
}) => {
  await open(page, '');
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(title(page)).toHaveText('Blog');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Log', exact: true })).toHaveAttribute('href', `${basePath}/blog`);
  await expect(items(page).getByRole('heading', { level: 2 })).toHaveText(all.slice(0, 10));
  await expectOwnIds(page);
  const first = items(page).first();
  await expect(first.getByRole('time')).toHaveText('March 10, 2024');
  await expect(first.getByRole('time')).toHaveAttribute('datetime', '2024-03-10');
  await expect(first).toContainText('1 min read');
  await expect(first).toContainText('Week 3 was calm.');
  await expect(first.getByRole('heading')).toHaveCount(1);
  await expect(items(page).getByRole('img', { name: 'A jetty with three berths' })).toBeVisible();
  const more = items(page).getByRole('link', { name: /^Read more/ });
  await expect(more).toHaveText([...newest, crane, 'The new jetty'].map((name) => `Read more of ${name} `));
  const pager = page.getByRole('navigation', { name: 'Pages of the list' });
  await pager.getByRole('link', { name: /^Older posts/ }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2$/);
  await expect(page).toHaveTitle(/^Blog, page 2 of 2 \| /);
  await expect(items(page).getByRole('heading', { level: 2 })).toHaveText(all.slice(10));
  await expect(pager.getByRole('link')).toHaveCount(1);
  await pager.getByRole('link', { name: /^Newer posts/ }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await more.and(page.getByRole('link', { name: `Read more of ${crane}` })).click();
  await expect(title(page)).toHaveText(crane);
});

test('a post names its authors, tags and date, and where it can be edited, and its head says the same', async ({
  page,
}) => {
  await open(page, 'blog/crane');
  await expect(items(page).getByRole('time').first()).toHaveAttribute('datetime', '2023-05-01');
  const authors = page.getByRole('list', { name: 'Authors' });
  await expect(authors.getByRole('listitem')).toHaveText([/^HO\s*Harbor office/, /^MH\s*Mira Holm/]);
  await expect(authors.getByRole('link', { name: 'Mira Holm' })).toHaveAttribute(
    'href',
    `${basePath}/blog/authors/mira`,
  );
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveText(['Boats', 'News']);
  await expect(page.getByRole('link', { name: 'Edit this post' })).toHaveAttribute(
    'href',
    /\/edit\/content\/blog\/2023-05-01-crane\.mdx$/,
  );
  const recent = page.getByRole('navigation', { name: 'Recent posts' });
  await expect(recent.locator('[aria-current="page"]')).toHaveText(crane);

  const content = (property: string) => page.locator(`meta[property="${property}"]`);
  await expect(page).toHaveTitle(new RegExp(`^${crane} .* ${siteTitle}$`));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${basePath}/blog/crane$`));
  await expect(content('og:type')).toHaveAttribute('content', 'article');
  await expect(content('og:title')).toHaveAttribute('content', crane);
  await expect(content('article:published_time')).toHaveAttribute('content', '2023-05-01T00:00:00.000Z');
  const description = 'A diagram, tabs and code in one entry.';
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
  await expect(main(page).getByText(description)).toBeVisible();
});

test('components of a post are alive, its table of contents follows the reader, and its lists are numbered', async ({
  page,
}) => {
  await open(page, 'blog/crane');
  const diagram = page.getByRole('figure', { name: 'The way of a boat' });
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram.getByRole('button')).toBeEnabled();
  await page.getByRole('tab', { name: 'Motor' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Motor' })).toContainText('emptyTank');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await toc.getByRole('link', { name: 'In winter' }).click();
  await expect(toc.locator('[aria-current]')).toHaveText('In winter');
  const heading = page.getByRole('heading', { name: 'In winter' });
  expect(await belowNavbar(page, heading)).toBeGreaterThanOrEqual(0);

  await open(page, 'blog/new-jetty');
  const list = page.getByRole('list').filter({ hasText: 'Call the office.' });
  await expect(list).toHaveCSS('list-style-type', 'decimal');
});

test('a post leads to the newer and the older one, by link and by key, and to recent ones, below it on narrow screens', async ({
  page,
}) => {
  await open(page, 'blog/old-3');
  const pager = page.getByRole('navigation', { name: 'Newer and older post' });
  await expect(pager.getByRole('link', { name: /^Newer post/ })).toHaveAttribute('href', `${basePath}/blog/old-4`);
  await pager.getByRole('link', { name: /^Older post/ }).click();
  await expect(title(page)).toHaveText('Old entry 2');
  await page.keyboard.press(']');
  await expect(title(page)).toHaveText('Old entry 1');
  await expect(pager.getByRole('link', { name: /^Older post/ })).toHaveCount(0);
  await page.keyboard.press('[');
  await expect(title(page)).toHaveText('Old entry 2');

  await page.setViewportSize({ width: 390, height: 844 });
  const recent = page.getByRole('navigation', { name: 'Recent posts' });
  const text = await main(page).boundingBox();
  expect((await recent.boundingBox())?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
  await recent.getByRole('link', { name: crane }).click();
  await expect(title(page)).toHaveText(crane);
});

test('tags, authors and the archive lead to their posts', async ({ page }) => {
  await open(page, 'blog/tags');
  const tags = main(page).getByRole('listitem');
  await expect(tags).toHaveText([/^Boats1 post$/, /^News12 posts/]);
  await tags.getByRole('link', { name: 'News' }).click();
  await expect(title(page)).toHaveText(/^\d+ posts tagged with "News"$/);
  await expect(main(page).getByText('What is new in the harbor.')).toBeVisible();
  const posts = items(page).getByRole('heading', { level: 2 });
  await expect(posts).toHaveText(all.slice(0, 10));
  await expectOwnIds(page);

  await open(page, 'blog/authors');
  const authors = main(page).getByRole('listitem');
  await expect(authors).toHaveText([/Harbor office1 post/, /Mira Holm12 posts/]);
  await expect(authors.getByRole('link')).toHaveText(['Mira Holm']);
  await authors.getByRole('link').click();
  await expect(title(page)).toHaveText('Mira Holm');
  await expect(posts).toHaveText(all.slice(0, 10));
  await expectOwnIds(page);
  const elsewhere = page.getByRole('list', { name: 'Mira Holm elsewhere' }).getByRole('link');
  await expect(elsewhere).toHaveText(['GitHub', 'Radio']);

  await open(page, 'blog/archive');
  await expect(page.getByRole('navigation', { name: 'Blog' }).locator('[aria-current="page"]')).toHaveText('Archive');
  await expect(page.getByRole('region', { name: '2024' }).getByRole('link')).toHaveText(newest);
  await expect(page.getByRole('region', { name: '2023' }).getByRole('link')).toHaveText([crane]);
  await expect(page.getByRole('region', { name: '2020' }).getByRole('link')).toHaveText(old);
});

test('without the list of recent posts, the text keeps its width', async ({ page }) => {
  await open(page, 'blog/crane');
  const textWidths = async () => {
    const found: number[] = [];
    for (const width of [1280, 997]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(await main(page).evaluate((element) => element.clientWidth));
    }
    return found;
  };
  const before = await textWidths();
  // What a sidebarCount of 0 leaves out.
  await page.locator('.recent-posts').evaluate((element) => element.remove());
  for (const [at, width] of (await textWidths()).entries()) expect(width).toBeGreaterThanOrEqual(before[at] ?? 1e4);
});

test.describe('without JavaScript', () => {
  // The browser reports preloads of scripts it may not run.
  test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

  test('lists and posts can be read', async ({ page }) => {
    await page.goto('blog');
    await page.getByRole('link', { name: `Read more of ${crane}` }).click();
    await expect(title(page)).toHaveText(crane);
    for (const text of ['lowerMast', 'emptyTank', 'flowchart LR']) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(items(page)).toHaveCount(10);
  });
});
