import { site } from '../../lib/config/site';
import { preferencesKey } from '../../lib/preferences-key';
import { expect, open, test } from './support/test';

const doc = 'docs/services/identity';
const id = site.announcement?.id;

test('an announcement stays closed on every page and after a reload', async ({ page }) => {
  await open(page, doc);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link')).toHaveAttribute('href', /\/docs\/integrations\/client-libraries$/);
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(bar).toBeHidden();
  await open(page, '');
  await expect(bar).toBeHidden();
});

test('a new announcement shows to a reader who closed an older one', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ state: { dismissedAnnouncement: 'an-older-one' }, version: 1 }));
  }, preferencesKey);
  await open(page, doc);
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
});

test('a closed announcement and dark mode move nothing while the page loads', async ({ page }) => {
  await page.addInitScript(
    ([key, dismissedAnnouncement]) => {
      localStorage.setItem(key, JSON.stringify({ state: { colorMode: 'dark', dismissedAnnouncement }, version: 1 }));
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    },
    [preferencesKey, id ?? ''] as const,
  );
  await open(page, doc);
  await expect(page.locator('html')).toHaveAttribute('data-announcement', 'closed');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate('window.shifts')).toEqual([]);
});
