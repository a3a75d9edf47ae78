import { basePath, readExported, redirects } from './support/site';
import { expect, test } from './support/test';

const from = 'docs/services';
const to = 'docs/services/intro';

test('the export lists its redirects for hosts that answer them', () => {
  expect(redirects()).toContainEqual({ from, to });
  expect(readExported('_redirects')).toContain(`${basePath}/${from} ${basePath}/${to} 301\n`);
});

test('an old address leads on, with query and hash', async ({ page }) => {
  await page.goto(`${from}?ref=mail#roles`);
  await expect(page).toHaveURL(new RegExp(`/${to}\\?ref=mail#roles$`));
  await expect(page.locator('h1')).toHaveText('Services');
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain(`${from}?`);
});

test.describe('without JavaScript', () => {
  // The browser reports preloads of scripts it may not run.
  test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

  test('an old address leads on', async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`/${to}$`));
    await expect(page.locator('h1')).toHaveText('Services');
  });
});

test('search engines learn the new address', () => {
  const html = readExported(`${from}.html`);
  expect(html).toContain(`<link rel="canonical" href="https://`);
  expect(html).toContain(`${basePath}/${to}">`);
  expect(readExported('sitemap.xml')).not.toContain(`${basePath}/${from}<`);
});
