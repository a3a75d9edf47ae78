import type { Page } from '@playwright/test';
import { expect, open, test } from './support/features';
import { currentEntry, scrollY, title } from './support/parts';

test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog');
const closeButton = (page: Page) => menu(page).getByRole('button', { name: 'Close menu' });

async function openMenu(page: Page, address = 'docs/navigation/lights') {
  await open(page, address);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
}

const focusIsInside = (page: Page) => menu(page).evaluate((dialog) => dialog.contains(document.activeElement));

test('shows the branch of the current page, leads to the main menu and back, and opens with the docs again', async ({
  page,
}) => {
  await openMenu(page);
  await expect(menu(page)).toHaveAccessibleName('Documentation');
  await expect(currentEntry(menu(page))).toHaveText('Lights');
  await expect(menu(page).getByRole('link', { name: 'Buoys' })).toBeVisible();
  await menu(page).getByRole('button', { name: 'Main menu' }).click();
  await expect(menu(page)).toHaveAccessibleName('Menu');
  await expect(menu(page).getByRole('link', { name: /Source/ })).toHaveAttribute('target', '_blank');
  await menu(page).getByRole('button', { name: 'Documentation pages' }).click();
  await expect(currentEntry(menu(page))).toHaveText('Lights');

  for (const name of ['Buoys', 'Lights']) {
    await menu(page).getByRole('button', { name: 'Main menu' }).click();
    await expect(menu(page)).toHaveAccessibleName('Menu');
    await page.keyboard.press('Escape');
    await button(page).click();
    await expect(menu(page)).toHaveAccessibleName('Documentation');
    await menu(page).getByRole('button', { name: 'Main menu' }).click();
    await menu(page).getByRole('button', { name: 'Documentation pages' }).click();
    await menu(page).getByRole('link', { name }).click();
    await expect(title(page)).toHaveText(name);
    await button(page).click();
    await expect(menu(page)).toHaveAccessibleName('Documentation');
  }
});

test('keeps the focus inside and the page still, closes by Escape, its button and a click beside it, and gives the focus back', async ({
  page,
}) => {
  await openMenu(page);
  expect(await focusIsInside(page)).toBe(true);
  const stops = await menu(page).locator('a, button').count();
  expect(stops).toBeGreaterThan(10);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < stops + 2; step++) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page), `${key} ${step}`).toBe(true);
    }
  }

  for (const close of [
    () => page.keyboard.press('Escape'),
    () => closeButton(page).click(),
    () => page.mouse.click(380, 400),
  ]) {
    await expect(closeButton(page)).toBeVisible();
    // It listens to keys and clicks from when it has the focus.
    await expect.poll(() => focusIsInside(page)).toBe(true);
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).click();
    await expect(menu(page)).toBeVisible();
  }

  await page.mouse.move(370, 400);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await scrollY(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
});

test('shows the main menu outside of the docs, closes on navigation, on a link to the page that is shown already, and when the reader goes back', async ({
  page,
}) => {
  await openMenu(page, '');
  await expect(menu(page)).toHaveAccessibleName('Menu');
  await menu(page).getByRole('link', { name: 'Handbook' }).click();
  await expect(page).toHaveURL(/\/docs\/start$/);
  await expect(menu(page)).toBeHidden();

  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Lights' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(title(page)).toHaveText('Lights');

  await button(page).click();
  await menu(page).getByRole('button', { name: 'Basics' }).click();
  await menu(page).getByRole('link', { name: 'Tides' }).click();
  await expect(title(page)).toHaveText('Tides');
  await expect(menu(page)).toBeHidden();

  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveText('Lights');
  await expect(menu(page)).toBeHidden();
});

test('opens at the current page, however far down it is, and closes where the window grows beyond narrow screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await openMenu(page, 'docs/engines/after');
  await expect(currentEntry(menu(page))).toBeInViewport({ ratio: 1 });
  await menu(page).getByRole('button', { name: 'Main menu' }).click();
  await menu(page).getByRole('button', { name: 'Documentation pages' }).click();
  await expect(currentEntry(menu(page))).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();

  await page.setViewportSize({ width: 820, height: 1180 });
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 996, height: 820 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Harbor' })).toBeFocused();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await expect(menu(page)).toBeVisible();
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

  test('a swipe to the left closes it and gives the focus back, other movements of a finger do not', async ({
    page,
  }) => {
    await openMenu(page);
    await swipe(page, [80, 400], [250, 400]);
    await swipe(page, [250, 600], [240, 300]);
    await swipe(page, [250, 400], [220, 400]);
    await expect(menu(page)).toBeVisible();
    await swipe(page, [250, 400], [80, 410]);
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(closeButton(page)).toBeVisible();
    await page.touchscreen.tap(380, 400);
    await expect(menu(page)).toBeHidden();
  });
});

test('lists the versions of further docs, though the main docs have only one', async ({ page }) => {
  await openMenu(page, 'club/next/rules');
  await menu(page).getByRole('button', { name: 'Main menu' }).click();
  const versions = menu(page).getByRole('link', { name: /^Version / });
  await expect(versions).toHaveText(['Version 2019', 'Version Next']);
  await expect(menu(page).locator('[aria-current]')).toHaveText('Version Next');
  await versions.first().click();
  await expect(page.getByText('Members keep the quay dry.')).toBeVisible();

  await open(page, 'docs/start');
  await button(page).click();
  await menu(page).getByRole('button', { name: 'Main menu' }).click();
  await expect(versions).toHaveCount(0);
});
