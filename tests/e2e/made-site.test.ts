import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStaticServer, listen } from '../../lib/server/static-server';
import { palettes } from '../../lib/theme/palette';
import { ensureMade, madeSite } from '../support/made-site';
import { sweepSite } from './support/any-site';
import { expect, test } from './support/test';

sweepSite({ ...madeSite, build: ensureMade });

test('a made site has its name, its colour and its own rules, and no blog', async ({ page }) => {
  test.setTimeout(600_000);
  await ensureMade();
  const server = createStaticServer({ dir: madeSite.out, basePath: '' });
  const port = await listen(server, 0);
  await page.goto(`http://localhost:${port}/docs/intro`);
  await expect(page.locator('.navbar-brand')).toHaveText(madeSite.site.title);
  await expect(page.locator('.navbar')).toHaveCSS('border-bottom-width', '3px');
  const link = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--link'));
  expect(link).toBe(palettes({ color: madeSite.color })?.light.link);
  await expect(page.getByRole('link', { name: 'Blog' })).toHaveCount(0);
  server.closeAllConnections();
  server.close();
});

test('nothing of a made site names the site it was made from', async () => {
  test.setTimeout(600_000);
  await ensureMade();
  // Readers' browsers keep their preferences under the name of the package.
  const own = /nexus(?!-docs:)|forja|fg-api/i;
  for (const file of ['index.html', 'docs/intro.html', '404.html', 'manifest.webmanifest', 'llms.txt', 'sitemap.xml'])
    expect(readFileSync(join(madeSite.out, file), 'utf8').match(own)?.[0], file).toBeUndefined();
});
