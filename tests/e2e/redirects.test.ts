import { basePath, expect, features, open, readExported, test } from './support/features';
import { sidebarLink, title } from './support/parts';

const from = 'docs/navigation/marks';
const to = 'docs/navigation/buoys';

test('hosts that answer redirects find them listed, and search engines learn the new address', () => {
  const listed = readExported('_redirects').split('\n');
  expect(listed).toContain(`${basePath}/${from} ${basePath}/${to} 301`);
  const html = readExported(`${from}.html`);
  expect(html).toContain(`<link rel="canonical" href="${features.site.url}${basePath}/${to}">`);
  expect(readExported('sitemap.xml')).toContain(`${basePath}/${to}<`);
  expect(readExported('sitemap.xml')).not.toContain(`${basePath}/${from}<`);
});

test('an old address leads on, with query and hash, and leaves no trace in the history; that of the docs leads to the first', async ({
  page,
}) => {
  await page.goto('about');
  await page.goto(`${from}?ref=mail#fish-trap`);
  await expect(page).toHaveURL(new RegExp(`/${to}\\?ref=mail#fish-trap$`));
  await expect(title(page)).toHaveText('Buoys');
  await page.goBack();
  await expect(title(page)).toHaveText('About');

  await page.goto('docs#on-the-day');
  await expect(page).toHaveURL(/\/docs\/start#on-the-day$/);
  await expect(title(page)).toHaveText('Start here');
});

test.describe('a link to an old address', () => {
  test.use({ provoked: /\b404\b/ });

  test('leads on to the new one', async ({ page }) => {
    await open(page, 'docs/start');
    const link = sidebarLink(page, 'Basics');
    await link.evaluate((element: HTMLAnchorElement, route) => {
      element.href = element.href.replace(/docs\/.*/, route);
    }, from);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${to}$`));
    await expect(title(page)).toHaveText('Buoys');
  });
});
