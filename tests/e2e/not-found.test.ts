import { basePath, expect, open, siteTitle, test } from './support/features';
import { title } from './support/parts';

const misspelt = 'docs/navigation/lihgts';

test.use({ provoked: /\b404\b/ });

test('an address without a page answers 404 with a page that suggests the nearest, finds others by title and leads to the docs', async ({
  page,
}) => {
  const response = await page.goto(misspelt);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(`Page not found | ${siteTitle}`);
  await expect(title(page)).toHaveText('Page not found');
  const nearest = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(nearest).toHaveAttribute('href', `${basePath}/docs/navigation/lights`);
  await nearest.click();
  await expect(title(page)).toHaveText('Lights');

  await open(page, misspelt);
  const main = page.getByRole('main');
  const field = page.getByRole('searchbox', { name: /find a page/i });
  await field.fill('zzzzzz');
  await expect(main.getByText('No matching pages')).toBeVisible();
  await field.fill('anchoring');
  await expect(page.getByText('1 matching page')).toBeVisible();
  await main.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/navigation\/anchoring$/);

  await open(page, misspelt);
  await main.getByRole('link', { name: 'Documentation', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/start$/);
});

test('moves nothing while the suggestions arrive', async ({ page }) => {
  const docs = page.getByRole('main').getByRole('link', { name: 'Documentation', exact: true });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/pages.json', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/pages.json');
    await page.goto(misspelt);
    await asked;
    const before = await docs.boundingBox();
    release();
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
    expect(await docs.boundingBox(), `${width} px`).toEqual(before);
    await page.unroute('**/pages.json');
  }
});

test('a title that is one long word, and a long address in large text, keep the page in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, misspelt);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.getByRole('searchbox', { name: /find a page/i }).fill('electronic');
  await expect(page.getByText('/docs/navigation/charts/electronic')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.route('**/pages.json', async (route) => {
    const response = await route.fetch();
    const pages = (await response.json()) as { title: string }[];
    await route.fulfill({ json: pages.map((listed) => ({ ...listed, title: 'Donaudampfschifffahrt'.repeat(4) })) });
  });
  await open(page, misspelt);
  await expect(page.getByText('Donaudampfschifffahrt').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
