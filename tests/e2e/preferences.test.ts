import type { Page } from '@playwright/test';
import { site } from '../../lib/config/site';
import { preferencesKey } from '../../lib/preferences-key';
import { expect, open, test } from './support/test';

const html = (page: Page) => page.locator('html');
const tab = (page: Page) => page.getByRole('tab', { name: 'Browser JavaScript' });
const announcement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const misc = (page: Page) => page.locator('.docs-sidebar').getByRole('button', { name: /^(Open|Close) Misc$/ });

/** Puts a text into localStorage before the first page of this test. */
async function remember(page: Page, text: string) {
  await page.addInitScript(
    ([key, value]) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('planted')) return;
      sessionStorage.setItem('planted', '1');
      localStorage.setItem(key, value);
    },
    [preferencesKey, text] as const,
  );
}

const saved = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), preferencesKey);

test('the valid parts of a value of an older version are kept', async ({ page }) => {
  const state = { colorMode: 'dark', tabs: { sdk: 'browser', broken: 7 }, openCategories: 'all', font: 'serif' };
  await remember(page, JSON.stringify({ state, version: 0 }));
  await open(page, 'docs/intro');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await misc(page).click();
  await expect(misc(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await saved(page)).toMatchObject({ version: 1, state: { colorMode: 'dark', tabs: { sdk: 'browser' } } });
  const { state: kept } = await saved(page);
  expect(Object.keys(kept)).not.toContain('font');
  expect(Object.keys(kept.tabs)).toEqual(['sdk']);
});

test('a value of 5 MB neither breaks the page nor is written again', async ({ page }) => {
  const tabs = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`group-${index}`, 'x'.repeat(30)]));
  const text = JSON.stringify({ state: { tabs, colorMode: 'dark' }, version: 1 });
  expect(text.length).toBeGreaterThan(4_500_000);
  await remember(page, text.slice(0, 5_000_000));
  await open(page, 'docs/intro');
  await page.locator('.color-mode-switch').click();
  const mode = await html(page).getAttribute('data-theme');
  await tab(page).click();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  const size = await page.evaluate((key) => localStorage.getItem(key)?.length ?? 0, preferencesKey);
  expect(size).toBeLessThan(100_000);
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', mode ?? '');
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
});

test('choices made in one tab of the browser show in the others', async ({ page, context }) => {
  await open(page, 'docs/intro');
  await misc(page).hover();
  const other = await context.newPage();
  await open(other, 'docs/intro');
  await expect(announcement(page)).toBeVisible();
  await other.getByRole('button', { name: 'Close announcement' }).click();
  await expect(announcement(page)).toBeHidden();
  await tab(other).click();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await misc(other).click();
  await expect(misc(page)).toHaveAttribute('aria-expanded', 'true');
  await other.keyboard.press('?');
  await other.getByLabel('Use single keys as shortcuts').uncheck();
  await page.bringToFront();
  await page.locator('h1').click();
  await page.keyboard.press('t');
  await page.locator('.color-mode-switch').click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  expect((await saved(page)).state).toMatchObject({ dismissedAnnouncement: site.announcement?.id, shortcuts: false });
});

test('clearing the storage in another tab brings the defaults back', async ({ page, context }) => {
  await open(page, 'docs/intro');
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(announcement(page)).toBeHidden();
  const other = await context.newPage();
  await open(other, '');
  await other.evaluate(() => localStorage.clear());
  await expect(announcement(page)).toBeVisible();
  await other.getByRole('button', { name: 'Dark mode' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});
