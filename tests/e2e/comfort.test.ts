import type { Page } from '@playwright/test';
import { readThrough, sidewaysOverflow } from './support/scroll';
import { exportedPages } from './support/site';
import { expect, open, test } from './support/test';

const pages = exportedPages();

/** Pages that between them have every kind of content. */
const samples = ['', 'docs/services/identity', 'docs/integrations/javascript-browser-sdk/intro', 'docs/misc/glossary'];

/** Texts that do not fit their box and cannot be scrolled to. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg, svg *, .sr-only)')) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const onlyForScreenReaders = clipPath === 'inset(50%)';
      if (clientWidth === 0 || onlyForScreenReaders) continue;
      const cut =
        (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 1);
      if (cut) found.push(`${element.tagName} ${element.className}: ${element.textContent?.trim().slice(0, 40)}`);
    }
    return found;
  });
}

/** Controls of the chrome that lie outside of the window. */
function controlsOutside(page: Page): Promise<string[]> {
  return page
    .locator('.navbar :is(a, button):visible, .announcement :is(a, button):visible')
    .evaluateAll((all) =>
      all
        .filter((control) => control.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
    );
}

for (const address of pages) {
  test(`/${address} needs no sideways scrolling: 320 px wide, or with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, address);
    for (const { width, size } of [
      { width: 320, size: '' },
      { width: 390, size: '200%' },
      { width: 997, size: '200%' },
      { width: 1280, size: '200%' },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const state = `${width} px, text ${size || '100%'}`;
      expect(await sidewaysOverflow(page), state).toBe(0);
      expect(await cutTexts(page), state).toEqual([]);
      expect(await controlsOutside(page), state).toEqual([]);
    }
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('icons, the current page and the selected tab can be seen', async ({ page }) => {
    await open(page, 'docs/integrations/javascript-browser-sdk/intro');
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    for (const icon of await page.locator('.navbar .icon:visible, .docs-sidebar .icon').all()) {
      expect(await icon.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(paper);
    }
    const current = page.locator('.docs-sidebar [aria-current="page"]');
    await expect(current).toHaveCSS('border-left-width', '2px');
    const tabs = page.locator('.tabs').first().getByRole('tab');
    await expect(tabs.nth(0)).toHaveCSS('border-bottom-width', '2px');
    await expect(tabs.nth(1)).toHaveCSS('border-bottom-width', '0px');
  });

  test('the selected result and the chosen section of the search can be seen', async ({ page }) => {
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('credential');
    const option = page.locator('[role="option"][aria-selected="true"] > a');
    await expect(option).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('[role="option"][aria-selected="false"] > a').first()).toHaveCSS('outline-style', 'none');
    await expect(page.locator('.palette-scopes [aria-pressed="true"]')).toHaveCSS('outline-style', 'solid');
    const sign = await page
      .locator('.palette-section .palette-title')
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').content);
    expect(sign).toBe('"# "');
  });

  test('focus can be seen', async ({ page }) => {
    await open(page, 'docs/services/identity');
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
        return {
          outlineStyle,
          outlineWidth,
          visible: outlineColor !== getComputedStyle(document.body).backgroundColor,
        };
      });
      expect(outline).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', visible: true });
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

  test('nothing moves for longer than a frame', async ({ page }) => {
    await page.addInitScript(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      const look = () => {
        for (const { effect } of document.getAnimations()) {
          const duration = effect?.getComputedTiming().duration;
          if (typeof duration === 'number') durations.push(duration);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, 'docs/services/identity');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo(0, 4000));
    const start = await page.evaluate(() => window.scrollY);
    expect(start).toBeGreaterThan(2000);
    await page.getByRole('button', { name: 'Back to top' }).click();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    expect(durations.filter((duration) => duration > 17)).toEqual([]);
  });
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`printed from ${theme} mode`, () => {
    test.use({ theme, viewport: { width: 800, height: 1100 } });

    for (const address of samples) {
      test(`/${address} is black on white, without chrome and whole`, async ({ page }) => {
        await open(page, address);
        await readThrough(page);
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
        for (const chrome of [
          'header.navbar',
          '.announcement',
          '.footer',
          '.docs-sidebar',
          '.toc',
          '.pager',
          'button',
        ]) {
          await expect(page.locator(`${chrome}:visible`), chrome).toHaveCount(0);
        }
        for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all())
          await expect(panel).toBeVisible();
        const lost = await page
          .locator('main pre')
          .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
        expect(lost).toBe(0);
        const tokens = await page
          .locator('.code-block code span span')
          .evaluateAll((all) => all.map((token) => getComputedStyle(token).color.match(/\d+/g)?.map(Number) ?? []));
        for (const channels of tokens) expect(Math.min(...channels)).toBeLessThan(110);
      });
    }

    test('external links are spelled out', async ({ page }) => {
      await open(page, 'docs/intro');
      await page.emulateMedia({ media: 'print' });
      const links = page.locator('main .prose a[href^="http"]:visible');
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all()) {
        const after = await link.evaluate((element) => {
          const { content, maskImage, display } = getComputedStyle(element, '::after');
          return { content, maskImage, display };
        });
        expect(after).toEqual({
          content: `" (${await link.getAttribute('href')})"`,
          maskImage: 'none',
          display: 'inline',
        });
      }
    });
  });
}
