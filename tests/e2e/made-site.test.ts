import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeSite } from '../support/made-site';
import { testSite } from '../support/sites';
import { sweepSite } from './support/any-site';
import { expect, test } from './support/test';

// In one worker: while it builds the site, others have other tests.
test.describe.configure({ mode: 'default' });
sweepSite(madeSite, 'whole', { beyond: testSite('features') });

test('a made site has its name, its own rules and pages, and no blog', async ({ page }) => {
  await page.goto('docs/intro');
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveText(madeSite.site.brand.title);
  await expect(page.locator('.navbar')).toHaveCSS('border-bottom-width', '3px');
  await expect(page.getByRole('link', { name: 'Blog' })).toHaveCount(0);
  // Plain Markdown in a file that ends in .md, as the site has it.
  await page.goto('impressum');
  await expect(page.getByText('Werte stehen in {Klammern}.')).toBeVisible();
});

test('nothing of a made site names the site it was made from', ({ address: _ }) => {
  // Readers' browsers keep their preferences under the name of the package.
  const own = /nexus(?!-docs:)|forja|fg-api/i;
  for (const file of ['index.html', 'docs/intro.html', '404.html', 'manifest.webmanifest', 'llms.txt', 'sitemap.xml'])
    expect(readFileSync(join(madeSite.out, file), 'utf8').match(own)?.[0], file).toBeUndefined();
});
