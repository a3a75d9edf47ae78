import type { Page } from '@playwright/test';
import { expect, open, test } from './support/features';
import { title } from './support/parts';
import { readThrough } from './support/scroll';

/** What has the focus: where it is, and whether a reader can see that once its transitions have ended. */
function focused(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { opacity } = getComputedStyle(element);
    // A card's link shows its ring around the whole card.
    const ring = [undefined, '::before'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    // A link may begin on one line and end on the next.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 0), window.innerWidth - 1);
    const y = Math.min(Math.max(box.top + Math.min(box.height, 20) / 2, 0), window.innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      ring,
      visible: Number(opacity) === 1 && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight,
      covered: top !== null && !element.contains(top) && !top.contains(element),
    };
  });
}

test('the first stop is the skip link, which leads to the content; after a navigation it is near the top of the page', async ({
  page,
}) => {
  await open(page, 'docs/navigation/lights');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);

  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link', { name: 'Buoys' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Buoys');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await focused(page))?.visible).toBe(true);
});

test('focus can always be seen', async ({ page }) => {
  for (const { address, width } of [
    { address: '', width: 1280 },
    { address: 'docs/navigation/lights', width: 1280 },
    { address: 'docs/navigation/channel', width: 1280 },
    { address: 'docs/navigation/passage', width: 390 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, address);
    await readThrough(page);
    const stops: string[] = [];
    for (let step = 0; step < 200; step++) {
      await page.keyboard.press('Tab');
      let stop = await focused(page);
      await expect(async () => {
        if (stop && !stop.visible) stop = await focused(page);
        expect(stop?.visible ?? true).toBe(true);
      }).toPass({ timeout: 15_000 });
      if (!stop) break;
      stops.push(stop.name);
      expect(stop, `${stop.name} on /${address}`).toMatchObject({ ring: true, visible: true, covered: false });
    }
    expect(stops[0]).toContain('Skip to content');
    expect(stops.some((stop) => stop.includes('Keyboard shortcuts'))).toBe(true);
    expect(stops.length).toBeGreaterThan(10);
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Controls lower than a finger needs. */
  const small = (page: Page, selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all
          .filter((control) => control.getBoundingClientRect().height < 43.5)
          .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`),
      );

  test('controls and entries of the menu are 44 px high at least', async ({ page }) => {
    for (const address of ['', 'docs/navigation/channel', 'docs/navigation/passage']) {
      await open(page, address);
      await readThrough(page);
      const links = ['header', 'footer:not(main *)', 'nav[aria-label="Previous and next page"]'].map(
        (part) => `${part} a:visible`,
      );
      const controls = ['button:visible', 'summary:visible', 'input:visible', ...links].join();
      expect(await page.locator(controls).count()).toBeGreaterThan(5);
      expect(await small(page, controls), address).toEqual([]);
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Buoys' })).toBeVisible();
    expect(await page.getByRole('dialog').locator('a, button').count()).toBeGreaterThan(10);
    expect(await small(page, '[role="dialog"] :is(a, button)')).toEqual([]);
  });
});
