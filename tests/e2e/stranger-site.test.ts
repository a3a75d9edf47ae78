import { testSite } from '../support/sites';
import { sweepSite } from './support/any-site';
import { expect, test } from './support/test';

const site = testSite('stranger');
test.use({ served: site });

test('a file with the ending .md is plain Markdown where the site says so', async ({ page }) => {
  await page.goto(`${site.site.basePath}/impressum`);
  await expect(page.getByText('Werte stehen in {Klammern}.')).toBeVisible();
});

sweepSite(site, 'thorough');
