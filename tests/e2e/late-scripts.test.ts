import type { Page } from '@playwright/test';
import { expect, open, test } from './support/features';
import { hold, palette } from './support/palette';
import { colorModeSwitch } from './support/parts';

test.use({ thrifty: false });

const chunks = /\/_next\/static\/chunks\/.*\.js$/;

/** Opens a page whose scripts do not come before the result is called. */
async function openWithout(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, chunks);
  await page.goto(address, { waitUntil: 'load' });
  return release;
}

test('scripts come when the page is loaded', async ({ page }) => {
  await open(page, 'docs/start');
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const end = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /chunks\/.*\.js$/.test(name));
    return { all: scripts.length, early: scripts.filter(({ startTime }) => startTime < end).length };
  });
  expect(early).toEqual({ all: expect.any(Number), early: 0 });
  expect(early.all).toBeGreaterThan(5);
});

test('scripts are compiled while they arrive', async ({ page, request }) => {
  await open(page, 'docs/start');
  const scripts = await page
    .locator('head > script[src*="/chunks/"]')
    .evaluateAll((all) => all.flatMap((one) => (one instanceof HTMLScriptElement ? [one.src] : [])));
  expect(scripts.length).toBeGreaterThan(5);
  for (const address of scripts)
    expect(await (await request.get(address)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('scripts come at the first key or pointer, while pictures are still on their way', async ({ page }) => {
  for (const act of ['key', 'pointer'] as const) {
    const release = await hold(page, /\.(svg|png|avif|webp)$/);
    await page.goto('docs/start', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-interactive');
    await (act === 'key' ? page.keyboard.press('Shift') : page.mouse.move(300, 300));
    await expect(page.locator('html'), act).toHaveAttribute('data-interactive');
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    release();
  }
});

test('buttons pressed before scripts are there answer when they are, that of the search too', async ({ page }) => {
  const release = await openWithout(page, 'docs/basics/berths');
  await colorModeSwitch(page).click();
  await page.getByRole('button', { name: 'More ways to read this page' }).click();
  release();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const releaseAgain = await openWithout(page, 'docs/start');
  await page.getByRole('button', { name: 'Loading' }).click();
  releaseAgain();
  await expect(palette(page)).toBeVisible();
});
