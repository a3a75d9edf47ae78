import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { otherwise } from '../support/sites';
import { expect, open, test } from './support/features';
import { field, options, palette } from './support/palette';
import { testAnswers } from './support/palette-answers';

test.use({ served: otherwise });

testAnswers(test, otherwise.site.basePath);

test('the export has the files of Pagefind and none of the default engine', async ({ page }) => {
  expect((await page.goto('pagefind/pagefind-entry.json'))?.status()).toBe(200);
  expect(existsSync(join(otherwise.out, 'search-index.json'))).toBe(false);
  expect(existsSync(join(otherwise.out, 'pagefind/pagefind-ui.js'))).toBe(false);
});

test.describe('a part of the index that cannot be had', () => {
  test.use({ provoked: /404|ailed to (?:load|fetch)|fragment/ });

  test('is asked for twice, and again when the reader says so', async ({ page }) => {
    const fragments = /\/pagefind\/fragment\//;
    let asked = 0;
    await page.context().route(fragments, (route) => {
      asked++;
      return route.fulfill({ status: 404 });
    });
    await open(page, 'docs/start');
    await page.keyboard.press('Control+k');
    await field(page).fill('chandlery');
    const retry = palette(page).getByRole('alert').getByRole('button');
    await expect(retry).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(16);
    await page.context().unroute(fragments);
    await retry.click();
    await expect(options(page).first()).toContainText('Chandlery');
  });
});
