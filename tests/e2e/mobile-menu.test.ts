import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog');

async function openMenu(page: Page, address = 'docs/services/identity') {
  await open(page, address);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
}

const focusIsInside = (page: Page) => menu(page).evaluate((dialog) => dialog.contains(document.activeElement));

test('shows the branch of the current page', async ({ page }) => {
  await openMenu(page);
  await expect(menu(page)).toHaveAccessibleName('Documentation');
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Identity');
  await expect(menu(page).getByRole('link', { name: 'Vault' })).toBeVisible();
});

test('leads to the main menu and back', async ({ page }) => {
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Main menu' }).click();
  await expect(menu(page)).toHaveAccessibleName('Menu');
  await expect(menu(page).getByRole('link', { name: /GitHub/ })).toHaveAttribute('target', '_blank');
  await menu(page).getByRole('button', { name: 'Documentation pages' }).click();
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Identity');
});

test('shows the main menu outside of the docs', async ({ page }) => {
  await openMenu(page, '');
  await expect(menu(page)).toHaveAccessibleName('Menu');
  await menu(page).getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(menu(page)).toBeHidden();
});

test('keeps the focus inside', async ({ page }) => {
  await openMenu(page);
  expect(await focusIsInside(page)).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page), `${key} ${step}`).toBe(true);
    }
  }
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => menu(page).getByRole('button', { name: 'Close menu' }).click()],
  ['a click beside it', (page: Page) => page.mouse.click(380, 400)],
] as const) {
  test(`closes by ${way} and gives the focus back`, async ({ page }) => {
    await openMenu(page);
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeVisible();
    await close(page);
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).click();
    await expect(menu(page)).toBeVisible();
  });
}

test('holds the page still while it is open', async ({ page }) => {
  await openMenu(page);
  await page.mouse.move(370, 400);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('closes on navigation', async ({ page }) => {
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Open Misc' }).click();
  await menu(page).getByRole('link', { name: 'Glossary' }).click();
  await expect(page.locator('h1')).toHaveText('Glossary');
  await expect(menu(page)).toBeHidden();
});

test('closes on a link to the page that is shown already', async ({ page }) => {
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Identity' }).click();
  await expect(menu(page)).toBeHidden();
});

test('closes when the reader goes back', async ({ page }) => {
  await open(page, 'docs/services/vault');
  await page.locator('main').getByRole('link').last().click();
  await expect(page.locator('h1')).not.toHaveText('Vault');
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Vault');
  await expect(menu(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  /** Draws a finger over the screen. */
  async function swipe(page: Page, from: [number, number], to: [number, number]) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    await touch('touchStart', [from]);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
    }
    await touch('touchEnd', []);
  }

  test('a swipe to the left closes it and gives the focus back', async ({ page }) => {
    await openMenu(page);
    await swipe(page, [250, 400], [80, 410]);
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('other movements of a finger leave it open', async ({ page }) => {
    await openMenu(page);
    await swipe(page, [80, 400], [250, 400]);
    await swipe(page, [250, 600], [240, 300]);
    await swipe(page, [250, 400], [220, 400]);
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(380, 400);
    await expect(menu(page)).toBeHidden();
  });
});
