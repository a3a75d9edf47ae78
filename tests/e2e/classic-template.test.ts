import { tableDifferences } from '../record/compare-table';
import { movedTemplate } from '../support/moved-site';
import { readTable } from '../support/site-table';
import { expect, test } from './support/test';

// In one worker: while it builds the site, others have other tests.
test.describe.configure({ mode: 'default' });
test.use({ served: movedTemplate });

test("create-docusaurus' own template has the routes, headings, anchors and order that Docusaurus gives it", ({
  address: _,
}) => {
  const table = readTable('tests/sites/recorded/classic.json');
  expect(Object.keys(table.pages).length).toBeGreaterThan(20);
  expect(tableDifferences(table, movedTemplate.out, '')).toEqual([]);
});

test('its home page greets, leads to the tutorial and shows its pictures', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Site');
  await expect(page.locator('main a[href="/docs/intro"]').first()).toBeVisible();
  await expect(page.locator('main svg, main img')).toHaveCount(3);
});
