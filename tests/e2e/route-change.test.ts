import { basePath, expect, interceptRequests, open, test } from './support/features';
import { currentEntry, scrollY, sidebar, sidebarLink, title } from './support/parts';

const doc = 'docs/navigation/lights';
const payload = '**/docs/navigation/buoys.txt*';

test('an address that ends in .html or a slash becomes the one without it', async ({ page }) => {
  for (const suffix of ['.html', '/index.html', '/']) {
    await page.goto(`${basePath}/docs/navigation/buoys${suffix}`);
    await expect(title(page)).toHaveText('Buoys');
    await expect(page).toHaveURL(/\/docs\/navigation\/buoys$/);
    await expect(currentEntry(sidebar(page))).toHaveText('Buoys');
  }
});

test('a button leads back to the top of a long page, and there is no menu where there is no choice', async ({
  page,
}) => {
  await open(page, doc);
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 4000));
  await button.click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await expect(page.getByRole('button', { name: /^Search/ }).first()).toBeVisible();
  for (const name of [/^Language/, /^Docs version/])
    await expect(page.getByRole('button', { name, includeHidden: true })).toHaveCount(0);
});

test.describe('a route change that takes long', () => {
  test.beforeEach(async ({ page }) => {
    await interceptRequests(page);
    await open(page, doc);
  });

  test('shows a bar, which ends when another one takes its place or the page arrives', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(payload, async (route) => {
      await held;
      await route.continue();
    });
    const bar = page.getByRole('progressbar');
    await expect(bar).toBeHidden();
    await sidebarLink(page, 'Buoys').click();
    await expect(bar).toBeVisible();
    await sidebarLink(page, 'Channel').click();
    await expect(title(page)).toHaveText('Channel');
    await expect(bar).toBeHidden();
    release();
    await expect(page).toHaveURL(/\/channel$/);
    await expect(title(page)).toHaveText('Channel');

    await page.route('**/docs/navigation/radio.txt*', async (route) => {
      await expect(bar).toBeVisible();
      await route.continue();
    });
    await sidebarLink(page, 'Radio').click();
    await expect(title(page)).toHaveText('Radio');
    await expect(bar).toBeHidden();
  });

  test.describe('and whose request fails', () => {
    test.use({ provoked: /net::ERR_FAILED/ });

    test('ends its bar and arrives after Retry', async ({ page }) => {
      await page.route(payload, async (route) => {
        await expect(page.getByRole('progressbar')).toBeVisible();
        await route.abort();
      });
      await sidebarLink(page, 'Buoys').click();
      await expect(page.getByRole('alert').filter({ hasText: 'The page did not load' })).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeHidden();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(title(page)).toHaveText('Buoys');
      await expect(page.getByRole('progressbar')).toBeHidden();
    });
  });
});
