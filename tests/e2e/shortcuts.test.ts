import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const doc = 'docs/services/leaderboard';

test('keys lead home, to the docs, and to the neighbours of a page', async ({ page }) => {
  await open(page, doc);
  await page.keyboard.press(']');
  await expect(page.locator('h1')).toHaveText('Store');
  await page.keyboard.press('[');
  await expect(page.locator('h1')).toHaveText('Leaderboard');
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page.locator('h1')).toHaveText('Forja Games Nexus');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page.locator('h1')).toHaveText('Getting started');
});

test('t switches the colour mode', async ({ page }) => {
  await open(page, doc);
  await page.keyboard.press('t');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0f1318');
});

test('c copies the link to the section being read', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, doc);
  await page.locator('#settings').evaluate((heading) => heading.scrollIntoView());
  await page.keyboard.press('c');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/docs\/services\/leaderboard#settings$/);
});

test('keys mean nothing while typing or with other keys held', async ({ page }) => {
  await open(page, doc);
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Control+]');
  await page.evaluate(() => {
    const input = document.createElement('input');
    document.querySelector('main')?.prepend(input);
    input.focus();
  });
  await page.keyboard.type('t]?');
  await expect(page.locator('main input')).toHaveValue('t]?');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('h1')).toHaveText('Leaderboard');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the help dialog lists every key, switches them off and gives the focus back', async ({ page }) => {
  await open(page, doc);
  const opener = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByRole('term')).toHaveCount(9);
  await dialog.getByLabel('Use single keys as shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('t');
  await page.keyboard.press('?');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(dialog).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

/** Presses a key as a layout or an input method would report it. */
function press(page: Page, init: Record<string, string | boolean>) {
  return page.evaluate((given) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given }));
  }, init);
}

test('a bracket behind AltGr counts, a key of an input method does not', async ({ page }) => {
  await open(page, doc);
  await press(page, { key: 't', isComposing: true });
  await press(page, { key: ']', ctrlKey: true, altKey: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('h1')).toHaveText('Leaderboard');
  await press(page, { key: ']', ctrlKey: true, altKey: true, modifierAltGraph: true });
  await expect(page.locator('h1')).toHaveText('Store');
});
