import type { Page } from '@playwright/test';
import { preferencesKey } from '../../lib/site/first-paint';
import { expect, features, open, test } from './support/features';
import { shiftOfReading, totalShift, watchShifts } from './support/layout-shift';
import { announcement, colorModeSwitch, title, toggle } from './support/parts';

const doc = 'docs/navigation/channel';
const html = (page: Page) => page.locator('html');
const byOar = (page: Page) => page.getByRole('tab', { name: 'By oar' });
const closeAnnouncement = (page: Page) => page.getByRole('button', { name: 'Close announcement' });

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

test('the valid parts of a value of an older version are kept, and a new announcement shows to who closed an older one', async ({
  page,
}) => {
  const known = { colorMode: 'dark', tabs: { craft: 'oars', broken: 7 }, dismissedAnnouncement: 'an-older-one' };
  const state = { ...known, openCategories: 'all', font: 'serif' };
  await remember(page, JSON.stringify({ state, version: 0 }));
  await open(page, doc);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(announcement(page)).toBeVisible();
  await expect(byOar(page)).toHaveAttribute('aria-selected', 'true');
  await toggle(page, 'Basics').click();
  await expect(toggle(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
  expect(await saved(page)).toMatchObject({ version: 1, state: { colorMode: 'dark', tabs: { craft: 'oars' } } });
  const { state: kept } = await saved(page);
  expect(Object.keys(kept)).not.toContain('font');
  expect(Object.keys(kept.tabs)).toEqual(['craft']);
});

test('a value of 5 MB neither breaks the page nor is written again', async ({ page }) => {
  const tabs = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`group-${index}`, 'x'.repeat(30)]));
  const text = JSON.stringify({ state: { tabs, colorMode: 'dark' }, version: 1 });
  expect(text.length).toBeGreaterThan(4_500_000);
  await remember(page, text.slice(0, 5_000_000));
  await open(page, doc);
  await colorModeSwitch(page).click();
  const mode = await html(page).getAttribute('data-theme');
  await byOar(page).click();
  await expect(byOar(page)).toHaveAttribute('aria-selected', 'true');
  const size = await page.evaluate((key) => localStorage.getItem(key)?.length ?? 0, preferencesKey);
  expect(size).toBeLessThan(100_000);
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', mode ?? '');
  await expect(byOar(page)).toHaveAttribute('aria-selected', 'true');
});

test('choices made in one tab of the browser show in the others, and so do the defaults once they are cleared', async ({
  page,
  context,
}) => {
  await open(page, doc);
  const other = await context.newPage();
  await open(other, doc);
  await expect(announcement(page)).toBeVisible();
  await closeAnnouncement(other).click();
  await expect(announcement(page)).toBeHidden();
  await byOar(other).click();
  await expect(byOar(page)).toHaveAttribute('aria-selected', 'true');
  await toggle(other, 'Basics').click();
  await expect(toggle(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
  await other.keyboard.press('?');
  await other.getByLabel('Use single keys as shortcuts').uncheck();
  await other.keyboard.press('Escape');
  await page.bringToFront();
  await title(page).click();
  await page.keyboard.press('t');
  await colorModeSwitch(page).click();
  // The key meant nothing, or the button would have switched back.
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  const { announcement: shown } = features.site;
  expect((await saved(page)).state).toMatchObject({ dismissedAnnouncement: shown?.id, shortcuts: false });

  await other.evaluate(() => localStorage.clear());
  await expect(announcement(page)).toBeVisible();
  await colorModeSwitch(other).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('an announcement that is closed hands the focus on, stays closed on every page and moves nothing while one loads', async ({
  page,
}) => {
  await open(page, doc);
  await expect(announcement(page).getByRole('link', { name: 'Reserve one' })).toHaveAttribute(
    'href',
    /\/docs\/basics\/berths$/,
  );
  await closeAnnouncement(page).press('Enter');
  await expect(announcement(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await colorModeSwitch(page).click();
  await watchShifts(page);
  for (const address of ['', doc]) {
    await open(page, address);
    await expect(announcement(page)).toBeHidden();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await totalShift(page), address).toBeLessThan(shiftOfReading);
  }
});
