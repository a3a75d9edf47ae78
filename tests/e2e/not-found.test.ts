import { basePath, siteTitle } from './support/site';
import { expect, open, test } from './support/test';

const misspelt = 'docs/services/identty';

test.use({ provoked: /\b404\b/ });

test('an address without a page answers 404 with a page of its own', async ({ page }) => {
  const response = await page.goto(misspelt);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(`Page not found | ${siteTitle}`);
  await expect(page.locator('h1')).toHaveText('Page not found');
});

test('suggests the nearest path first', async ({ page }) => {
  await open(page, misspelt);
  const nearest = page.locator('main li a').first();
  await expect(nearest).toHaveAttribute('href', `${basePath}/docs/services/identity`);
  await nearest.click();
  await expect(page.locator('h1')).toHaveText('Identity');
});

test('finds pages by title', async ({ page }) => {
  await open(page, misspelt);
  await page.getByRole('searchbox', { name: /find a page/i }).fill('gloss');
  await expect(page.getByText('1 matching page')).toBeVisible();
  await page.locator('main li a').click();
  await expect(page).toHaveURL(/\/docs\/misc\/glossary$/);
});

test('says so when nothing is found', async ({ page }) => {
  await open(page, misspelt);
  await page.getByRole('searchbox').fill('zzzzzz');
  await expect(page.locator('main').getByText('No matching pages')).toBeVisible();
});

test('leads to the docs', async ({ page }) => {
  await open(page, misspelt);
  await page.locator('main').getByRole('link', { name: 'Documentation', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});

for (const width of [1280, 390]) {
  test(`moves nothing while the suggestions arrive, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/pages.json', async (route) => {
      await new Promise((done) => setTimeout(done, 400));
      await route.continue();
    });
    await page.goto(misspelt);
    const links = page.locator('main').getByRole('link', { name: 'Documentation', exact: true });
    const before = await links.boundingBox();
    await expect(page.locator('main li a').first()).toBeVisible();
    expect(await links.boundingBox()).toEqual(before);
  });
}
