import { basePath } from './support/site';
import { expect, open, test } from './support/test';

const doc = 'docs/services/identity';

test('focus moves to the title of the new page, or to the heading a hash names', async ({ page }) => {
  await open(page, doc);
  await page.locator('.docs-sidebar').getByRole('link', { name: 'Vault' }).click();
  await expect(page.locator('h1')).toHaveText('Vault');
  await expect(page.locator('h1')).toBeFocused();
  await page.locator('.docs-sidebar').getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.locator('h1')).toBeFocused();
});

for (const suffix of ['.html', '/index.html', '/']) {
  test(`an address that ends in ${suffix} becomes the one without it`, async ({ page }) => {
    await page.goto(`${basePath}/docs/services/store${suffix}`);
    await expect(page.locator('h1')).toHaveText('Store');
    await expect(page).toHaveURL(/\/docs\/services\/store$/);
    await expect(page.locator('.docs-sidebar [aria-current="page"]')).toHaveText('Store');
  });
}

test('a bar shows while a page takes long, and only then', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }));
  await open(page, doc);
  const bar = page.getByRole('progressbar');
  await page.route('**/docs/services/store.txt*', async (route) => {
    await expect(bar).toBeVisible();
    await route.continue();
  });
  await page.locator('.docs-sidebar').getByRole('link', { name: 'Store', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Store');
  await expect(bar).toBeHidden();
});

test.describe('a route change that takes long', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }));
    await open(page, doc);
  });

  test('ends its bar when another one takes its place', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/docs/services/store.txt*', async (route) => {
      await held;
      await route.continue();
    });
    const bar = page.getByRole('progressbar');
    await page.locator('.docs-sidebar').getByRole('link', { name: 'Store', exact: true }).click();
    await expect(bar).toBeVisible();
    await page.locator('.docs-sidebar').getByRole('link', { name: 'Vault' }).click();
    await expect(page.locator('h1')).toHaveText('Vault');
    await expect(bar).toBeHidden();
    release();
    await expect(page).toHaveURL(/\/vault$/);
    await expect(page.locator('h1')).toHaveText('Vault');
  });

  test.describe('and whose request fails', () => {
    test.use({ provoked: /net::ERR_FAILED/ });

    test('ends its bar and arrives after Retry', async ({ page }) => {
      await page.route('**/docs/services/store.txt*', async (route) => {
        await expect(page.getByRole('progressbar')).toBeVisible();
        await route.abort();
      });
      await page.locator('.docs-sidebar').getByRole('link', { name: 'Store', exact: true }).click();
      await expect(page.locator('.failure-note')).toContainText('The page did not load');
      await expect(page.getByRole('progressbar')).toBeHidden();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator('h1')).toHaveText('Store');
      await expect(page.getByRole('progressbar')).toBeHidden();
    });
  });
});

test('a button leads back to the top of a long page', async ({ page }) => {
  await open(page, 'docs/misc/glossary');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 4000));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('.skip-link')).toBeFocused();
});

test('menus open by mouse and keyboard, mark the current entry and give the focus back', async ({ page }) => {
  await open(page, doc);
  const language = page.getByRole('button', { name: 'Language: English' });
  await language.click();
  await expect(page.getByRole('menuitem', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
  const version = page.getByRole('button', { name: 'Docs version: Next' });
  await version.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Next' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(version).toBeFocused();
});
