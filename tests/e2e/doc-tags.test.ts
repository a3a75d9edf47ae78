import { testSite } from '../support/sites';
import { expect, test } from './support/test';

// Docs at the root of the site, with tags and without tags.yml.
test.use({ served: testSite('sidebars') });

test('a tag below a doc leads to the docs that have it, and on to all tags', async ({ page, address }) => {
  await page.goto('ladders/long');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Tall Trees' }).click();
  await expect(page).toHaveURL(`${address}tags/tall-trees`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 docs tagged with "Tall Trees"');
  await expect(page).toHaveTitle('2 docs tagged with "Tall Trees" | Orchard');
  await expect(page.locator('main h2')).toHaveText(['Long ladders', 'Welcome']);
  await page.getByRole('link', { name: 'View all tags' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
  await expect(page.locator('main').getByRole('listitem')).toHaveText([
    /^basics1 doc$/,
    /^Stores1 doc$/,
    /^Tall Trees2 docs$/,
  ]);
});

test('every version has its own', async ({ page, address }) => {
  await page.goto('next/tags');
  await page.locator('main').getByRole('link', { name: 'Stores' }).click();
  await expect(page).toHaveURL(`${address}next/tags/what-we-sell`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One doc tagged with "Stores"');
});

test('the docs at the root and the news beside them lead to each other', async ({ page, address }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  await page.locator('main').getByRole('link', { name: 'the news' }).click();
  await expect(page).toHaveURL(`${address}news`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orchard news');
  await expect(page.getByRole('navigation', { name: 'Latest news' }).getByRole('link')).toHaveCount(1);
  await page.locator('main').getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL(`${address}news/page/2`);
});
