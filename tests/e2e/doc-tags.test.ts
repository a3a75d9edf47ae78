import { testSite } from '../support/sites';
import { expect, test } from './support/test';

// Docs at the root of the site, with tags and without tags.yml.
test.use({ served: testSite('rooted') });

test('a tag below a doc leads to the docs that have it, and on to all tags', async ({ page, address }) => {
  await page.goto('rigging/ropes');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Mooring Lines' }).click();
  await expect(page).toHaveURL(`${address}tags/mooring-lines`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 docs tagged with "Mooring Lines"');
  await expect(page).toHaveTitle('2 docs tagged with "Mooring Lines" | Jetty');
  await expect(page.locator('main h2')).toHaveText(['Ropes', 'Welcome to the jetty']);
  await page.getByRole('link', { name: 'View all tags' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
  await expect(page.locator('main').getByRole('listitem')).toHaveText([
    /^basics1 doc$/,
    /^Mooring Lines2 docs$/,
    /^Stores1 doc$/,
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the jetty');
  await page.locator('main').getByRole('link', { name: 'the news' }).click();
  await expect(page).toHaveURL(`${address}news`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor news');
  await expect(page.getByRole('navigation', { name: 'Latest news' }).getByRole('link')).toHaveCount(1);
  await page.locator('main').getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL(`${address}news/page/2`);
});
