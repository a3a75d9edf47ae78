import { readThrough, sidewaysOverflow } from './support/scroll';
import { docs, exportedPages, siteTitle } from './support/site';
import { expect, open, test } from './support/test';

const pages = exportedPages();

test('the export holds every doc', () => {
  expect(docs).toHaveLength(34);
  expect(pages).toEqual(expect.arrayContaining(docs));
});

test('the export holds the home page and the standalone page', () => {
  expect(pages).toEqual(expect.arrayContaining(['', 'markdown-page']));
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ theme });

    for (const address of pages) {
      test(`/${address} is complete and quiet`, async ({ page }) => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        await open(page, address);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.locator('h1')).toHaveCount(1);
        const heading = (await page.locator('h1').textContent()) ?? '';
        expect(heading.trim()).not.toBe('');
        await expect(page).toHaveTitle(
          address === '' ? `${siteTitle} | Services for game developers` : `${heading} | ${siteTitle}`,
        );
        await readThrough(page);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await sidewaysOverflow(page)).toBe(0);
      });
    }
  });
}
