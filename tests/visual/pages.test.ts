import type { Page } from '@playwright/test';
import { expect, open, test } from '../e2e/support/test';
import { expectLook } from './support/look';
import { inEveryView, type View } from './support/views';

interface Look {
  name: string;
  address: string;
  /** Widths at which what lies below the window belongs to it. */
  whole?: readonly View['width'][];
}

const looks: readonly Look[] = [
  { name: 'home', address: '', whole: ['wide', 'narrow'] },
  { name: 'doc', address: 'docs/dashboard/dashboard_add-new-project', whole: ['wide'] },
  { name: 'main-doc', address: 'docs/intro' },
  { name: 'glossary', address: 'docs/misc/glossary' },
  { name: 'blog', address: 'blog' },
  { name: 'post', address: 'blog/mdx-blog-post' },
  { name: 'archive', address: 'blog/archive' },
  { name: 'tags', address: 'blog/tags' },
  { name: 'authors', address: 'blog/authors' },
  { name: 'page', address: 'markdown-page' },
  { name: 'all-pages', address: 'all-pages' },
];

/** Waits for what comes after the page itself: the search box, images, diagrams in sight. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('button.search-box')).toContainText('Search');
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

inEveryView((suffix, { width }) => {
  for (const { name, address, whole = [] } of looks) {
    test(`${name} looks as before`, async ({ page }, info) => {
      await open(page, address);
      await settle(page);
      await expectLook(page, info, `${name}-${suffix}`, { fullPage: whole.includes(width) });
    });
  }

  test('the palette looks as before', async ({ page }, info) => {
    await open(page, 'docs/services/vault');
    await settle(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('leaderboard');
    await expect(page.getByRole('option').first()).toBeVisible();
    // The rest of the list and the text around the matches come when typing pauses.
    const results = page.locator('.palette-result');
    await expect(results.nth(8)).toBeAttached();
    await expect(results.filter({ hasNot: page.locator('.palette-text') })).toHaveCount(0);
    await expectLook(page, info, `palette-${suffix}`);
  });

  test.describe('an unknown address', () => {
    test.use({ provoked: /404/ });

    test('looks as before', async ({ page }, info) => {
      await open(page, 'docs/services/valt');
      await expect(page.locator('.page-finder a').first()).toBeVisible();
      await expectLook(page, info, `not-found-${suffix}`);
    });
  });

  if (width === 'narrow') {
    test('the mobile menu looks as before', async ({ page }, info) => {
      await open(page, 'docs/services/identity');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog').locator('[aria-current="page"]')).toBeVisible();
      await expectLook(page, info, `mobile-menu-${suffix}`);
    });
  }
});
