import type { Page } from '@playwright/test';
import { readThrough } from './support/scroll';
import { expect, open, test } from './support/test';

/** What has the focus: where it is, and whether a reader can see that. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 0), window.innerWidth - 1);
    const y = Math.min(Math.max(box.top + Math.min(box.height, 20) / 2, 0), window.innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      visible: Number(opacity) === 1 && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight,
      covered: top !== null && !element.contains(top) && !top.contains(element),
    };
  });
}

test('the first stop is the skip link, which leads to the content', async ({ page }) => {
  await open(page, 'docs/services/identity');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

for (const { address, width } of [
  { address: '', width: 1280 },
  { address: 'docs/services/identity', width: 1280 },
  { address: 'docs/integrations/javascript-browser-sdk/intro', width: 1280 },
  { address: 'docs/intro', width: 390 },
]) {
  test(`focus can always be seen on /${address}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, address);
    await readThrough(page);
    const stops: string[] = [];
    for (let step = 0; step < 200; step++) {
      await page.keyboard.press('Tab');
      // Transitions of opacity and the like.
      await page.waitForTimeout(20);
      await expect.poll(async () => (await focused(page))?.visible ?? true).toBe(true);
      const stop = await focused(page);
      if (!stop) break;
      stops.push(stop.name);
      expect(stop, stop.name).toMatchObject({ ring: true, visible: true, covered: false });
    }
    expect(stops[0]).toContain('Skip to content');
    expect(stops.filter((stop) => stop.includes('GitHub')).length).toBeGreaterThan(0);
    expect(stops.length).toBeGreaterThan(10);
  });
}

test('after a navigation the next stop is near the top of the page', async ({ page }) => {
  await open(page, 'docs/services/identity');
  const pager = page.locator('.pager a[rel="next"]');
  await pager.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Logger and metrics');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await focused(page))?.visible).toBe(true);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('controls are 44 px high at least', async ({ page }) => {
    for (const address of ['', 'docs/intro', 'docs/services/identity']) {
      await open(page, address);
      await readThrough(page);
      const controls = page.locator(
        'button:visible, summary:visible, .footer a, .pager a, .navbar a:visible, input:visible',
      );
      const small = await controls.evaluateAll((all) =>
        all
          .filter((control) => control.getBoundingClientRect().height < 43.5)
          .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`),
      );
      expect(small, address).toEqual([]);
    }
  });

  test('menu entries are 44 px high at least', async ({ page }) => {
    await open(page, 'docs/services/identity');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Vault' })).toBeVisible();
    const heights = await page
      .getByRole('dialog')
      .locator('a, button')
      .evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.5);
  });
});
