import type { Locator, Page } from '@playwright/test';
import { basePath, expect, open, test } from './support/features';
import { sidebar, title } from './support/parts';

test.use({ thrifty: false });

/** Presses Tab until this link has the focus. */
async function tabTo(page: Page, link: Locator) {
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${link} on ${page.url()}.`);
}

test('Tab and Enter lead from the home page through a chapter, single keys back', async ({ page }) => {
  await open(page, '');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Read the docs' }));
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Start here');
  await expect(title(page)).toBeFocused();
  await tabTo(page, sidebar(page).getByRole('link', { name: 'Navigation' }));
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Navigation');

  const chapter = ['Lights', 'Buoys', 'Channel'];
  const pager = page.getByRole('navigation', { name: 'Previous and next page' });
  for (const name of chapter) {
    await tabTo(page, pager.getByRole('link', { name: new RegExp(`^Next ?${name}$`) }));
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(name);
    await expect(title(page)).toBeFocused();
  }
  for (const name of ['Navigation', ...chapter].reverse().slice(1)) {
    await page.keyboard.press('[');
    await expect(title(page)).toHaveText(name);
    await expect(title(page)).toBeFocused();
  }
  await expect(page).toHaveURL((url) => url.pathname === `${basePath}/docs/navigation`);
});
