import type { Locator, Page } from '@playwright/test';
import { mermaidFolder } from '../../lib/mermaid-address';
import { basePath } from './support/site';
import { expect, open, test } from './support/test';

const pageWithFarDiagram = 'docs/services/identity';
const pageWithout = 'docs/integrations/rest-api';

const diagram = (page: Page) => page.locator('figure.mermaid').first();
const drawing = (page: Page) => diagram(page).locator('.mermaid-canvas svg');

async function show(figure: Locator) {
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-drawn', 'true', { timeout: 20_000 });
}

/** Files of the diagram library the page asks for. */
function watchLibrary(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${basePath}/${mermaidFolder}/`)) requested.push(pathname);
  });
  return requested;
}

/** Colours the first drawing is made of. */
const colours = (page: Page) =>
  drawing(page).evaluate((svg) => {
    const shapes = [...svg.querySelectorAll('rect, path, circle, polygon, text, .nodeLabel')];
    return [
      ...new Set(shapes.flatMap((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke])),
    ].sort();
  });

test('a page without a diagram never loads the library', async ({ page }) => {
  const library = watchLibrary(page);
  await open(page, pageWithout);
  await expect(diagram(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 1e6));
  await page.waitForTimeout(700);
  expect(library).toEqual([]);
});

test('the library waits until a diagram nears, then draws it', async ({ page }) => {
  const library = watchLibrary(page);
  await open(page, pageWithFarDiagram);
  const distance = await diagram(page).evaluate((figure) => figure.getBoundingClientRect().top - window.innerHeight);
  expect(distance).toBeGreaterThan(600);
  await page.waitForTimeout(700);
  expect(library).toEqual([]);
  await expect(diagram(page).locator('pre code')).toContainText('stateDiagram-v2');
  await page.evaluate((top) => window.scrollTo(0, top), distance + 100 - 200);
  await expect(diagram(page)).toHaveAttribute('data-drawn', 'true', { timeout: 20_000 });
  expect(library.length).toBeGreaterThan(0);
  await expect(drawing(page)).toBeVisible();
  await expect(diagram(page).locator('pre')).toHaveCount(0);
  await expect(drawing(page)).toContainText('Pending deletion');
});

test('a theme switch redraws, and back again', async ({ page }) => {
  await open(page, pageWithFarDiagram);
  await show(diagram(page));
  const light = await colours(page);
  const box = await diagram(page).boundingBox();
  // Not click(), which scrolls even to what stays in sight.
  const toggle = page.locator('.color-mode-switch');
  await toggle.dispatchEvent('click');
  await expect.poll(() => colours(page)).not.toEqual(light);
  const dark = await colours(page);
  expect(await diagram(page).boundingBox()).toEqual(box);
  await toggle.dispatchEvent('click');
  await expect.poll(() => colours(page)).toEqual(light);
  expect(dark.some((colour) => !light.includes(colour))).toBe(true);
});

test.describe('in dark mode', () => {
  test.use({ theme: 'dark' });

  test('draws light text at once', async ({ page }) => {
    await open(page, pageWithFarDiagram);
    await show(diagram(page));
    const label = diagram(page).locator('.nodeLabel, text').first();
    const channels = await label.evaluate((text) =>
      getComputedStyle(text).color.match(/\d+/g)?.slice(0, 3).map(Number),
    );
    for (const channel of channels ?? [0]) expect(channel).toBeGreaterThan(150);
  });
});

test('opens full size in a dialog that gives the focus back', async ({ page }) => {
  await open(page, pageWithFarDiagram);
  await show(diagram(page));
  const expand = diagram(page).getByRole('button', { name: /^Open full size: Life cycle/ });
  await expand.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Life cycle of a player account' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('svg')).toContainText('Pending deletion');
  const viewport = page.viewportSize();
  const box = await dialog.boundingBox();
  expect(box?.width).toBeGreaterThan((viewport?.width ?? 0) * 0.9);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(expand).toBeFocused();
  await expand.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(expand).toBeFocused();
});

test('the full-size drawing has the colours of the page’s one', async ({ page }) => {
  await open(page, pageWithFarDiagram);
  await show(diagram(page));
  await diagram(page)
    .getByRole('button', { name: /^Open full size/ })
    .click();
  const fill = (svg: Locator) =>
    svg
      .locator('.node rect, .node path')
      .first()
      .evaluate((shape) => getComputedStyle(shape).fill);
  expect(await fill(page.locator('.mermaid-full svg').first())).toBe(await fill(drawing(page)));
});

test('wide diagrams scroll inside themselves on narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'docs/intro');
  await show(diagram(page));
  const hidden = await diagram(page)
    .locator('.mermaid-scroll')
    .evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth);
  expect(hidden).toBeGreaterThan(50);
});

test('readers who want less motion get the same drawing', async ({ page }) => {
  const size = () => drawing(page).evaluate((svg) => svg.getAttribute('viewBox'));
  await open(page, pageWithFarDiagram);
  await show(diagram(page));
  const usual = await size();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await show(diagram(page));
  expect(await size()).toBe(usual);
});
