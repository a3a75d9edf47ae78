import { testSite } from '../support/sites';
import { sweepSite } from './support/any-site';
import { expect, test } from './support/test';

sweepSite(testSite('bare'));

test('a footer without links has no line above the copyright', async ({ page }) => {
  await page.goto('docs/intro');
  await expect(page.locator('.footer-end')).toHaveCSS('border-top-width', '0px');
});
