import type { Page } from '@playwright/test';
import type { SiteConfig } from '../../../schema/site';
import { findings } from './axe';
import { expectNames } from './page-names';
import { readThrough } from './scroll';
import { expect, untilInteractive } from './test';

/** How much is asked of a page. */
export type Depth = 'routes' | 'whole' | 'thorough';

interface Window {
  width: number;
  text: string;
}

/** Windows every page has to fit, in an order that changes little at a time: both sides of where the sidebar goes, and a phone. */
const windows: readonly Window[] = [
  { width: 1280, text: '' },
  { width: 997, text: '' },
  { width: 996, text: '' },
  { width: 390, text: '200%' },
  { width: 390, text: '' },
];

/** More of them, for sites that have everything a page may hold: text twice as large beside a sidebar, and a small phone. */
const moreWindows: readonly Window[] = [
  { width: 1280, text: '200%' },
  { width: 997, text: '200%' },
  { width: 320, text: '' },
  { width: 320, text: '200%' },
];

/**
 * Shows the page in a window, by one question to the browser, because it is asked thousands of times.
 * @returns pixels it can be scrolled sideways; and texts that do not fit their box and cannot be scrolled to, and controls of
 *   the chrome outside of the window
 */
async function misfits(page: Page, { width, text }: Window): Promise<{ sideways: number; outOfReach: string[] }> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate((size) => {
    const root = document.documentElement;
    root.style.fontSize = size;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg, svg *, .sr-only)')) {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      const [wide, high] = [scrollWidth > clientWidth + 1, scrollHeight > clientHeight + 1];
      if (clientWidth === 0 || !(wide || high)) continue;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const onlyForScreenReaders = clipPath === 'inset(50%)';
      if (!onlyForScreenReaders && ((hides(overflowX) && wide) || (hides(overflowY) && high)))
        found.push(`cut: ${element.tagName} ${element.className}: ${element.textContent?.trim().slice(0, 40)}`);
    }
    const controls = document.querySelectorAll<HTMLElement>('header :is(a, button), .announcement :is(a, button)');
    for (const control of controls) {
      const outside = control.checkVisibility() && control.getBoundingClientRect().right > root.clientWidth;
      if (outside) found.push(`outside: ${control.getAttribute('aria-label') ?? control.textContent}`);
    }
    return { sideways: root.scrollWidth - root.clientWidth, outOfReach: found };
  }, text);
}

async function expectToFit(page: Page, window: Window): Promise<void> {
  const state = `${page.url()}, ${window.width} px, text ${window.text || '100%'}`;
  expect.soft(await misfits(page, window), `what does not fit on ${state}`).toEqual({ sideways: 0, outOfReach: [] });
}

/** Shows the page in a colour mode and waits until its diagrams are drawn in it. */
async function showIn(page: Page, mode: 'light' | 'dark'): Promise<void> {
  const drawings = await page.locator('figure.mermaid[data-drawn] svg').elementHandles();
  const changes = await page.evaluate((wanted) => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = wanted;
    return before !== wanted;
  }, mode);
  if (!changes) return;
  for (const drawing of drawings) await drawing.waitForElementState('hidden');
}

/**
 * Opens a page once and asks of it what every page of every site owes its readers. What it says is not asked.
 * @param depth `routes`: no more than that it is there and named, for sites whose pages look like those of another;
 *   `thorough`: also in windows that add little to those of the same layout on another page
 */
export async function expectGoodPage(page: Page, address: string, site: SiteConfig, depth: Depth): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(200);
  await untilInteractive(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.soft(heading, address).toHaveCount(1);
  const [lang, headings, title] = await Promise.all([
    page.evaluate(() => document.documentElement.lang),
    heading.allTextContents(),
    page.title(),
  ]);
  expectNames({ lang, headings, title }, address, site);
  if (depth === 'routes') return;
  const thorough = depth === 'thorough';
  await showIn(page, 'light');
  await readThrough(page);
  expect.soft(await findings(page), `axe on ${address}, light, 1280 px`).toEqual([]);
  await showIn(page, 'dark');
  expect.soft(await findings(page, { only: 'colors' }), `axe on ${address}, dark, 1280 px`).toEqual([]);
  for (const window of [...(thorough ? moreWindows : []), ...windows]) await expectToFit(page, window);
  if (!thorough) return;
  expect.soft(await findings(page, { only: 'structure' }), `axe on ${address}, dark, 390 px`).toEqual([]);
}

/** Asks of a page only whether its texts fit: in the narrowest window with a sidebar beside them, and in that of a phone. */
export async function expectTextsToFit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  for (const width of [997, 390]) await expectToFit(page, { width, text: '' });
}
