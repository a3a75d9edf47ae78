import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brandColors, palettes } from '../../lib/theme/palette';
import { madeSite } from '../support/made-site';
import { expect, test } from './support/test';

const { theme, brand } = madeSite.site;
const modes = ['light', 'dark'] as const;

test.use({ served: madeSite });

async function show(page: Page, address: string, mode: (typeof modes)[number]): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted;
  }, mode);
}

/** A colour as browsers compute it. */
function computed(hex = ''): string {
  const [red, green, blue] = (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

for (const mode of modes) {
  test(`the colour of the site is that of its links in ${mode} mode, also where there is no page`, async ({ page }) => {
    await show(page, 'docs/kapitel/schaubilder', mode);
    await expect(page.locator('.prose a[href]:not(.anchor)').first()).toHaveCSS(
      'color',
      computed(palettes(theme)?.[mode].link),
    );
    await show(page, '404.html', mode);
    const link = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--link'));
    expect(link).toBe(palettes(theme)?.[mode].link);
  });

  test(`the picture of ${mode} mode is shown, and only that one is loaded`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.emulateMedia({ colorScheme: mode });
    await page.goto('docs/anfang');
    const shown = page.getByRole('banner').locator('img:visible');
    const { src = '', srcDark = src } = brand.logo ?? {};
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('src', mode === 'dark' ? srcDark : src);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    // The other one is the icon of the site too.
    if (mode === 'dark') expect(asked).not.toContain(src);
  });

  test(`diagrams have the colours of the site in ${mode} mode`, async ({ page }) => {
    await show(page, 'docs/kapitel/schaubilder', mode);
    const box = page.getByRole('figure', { name: 'Weg einer Messung' }).locator('.node rect').first();
    await expect(box).toHaveCSS('stroke', computed(brandColors(theme)[mode]));
    const panel = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--panel'));
    await expect(box).toHaveCSS('fill', computed(panel));
  });
}

test('corners are as round as the site says', async ({ page }) => {
  await page.goto('docs/anfang');
  const radius = () => getComputedStyle(document.documentElement).getPropertyValue('--radius');
  expect(await page.evaluate(radius)).toBe(`${theme.radius}px`);
});

test('fonts are asked for at once, and nothing moves when they come', async ({ page }) => {
  const arrived: (() => void)[] = [];
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((done) => arrived.push(done));
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('docs/anfang', { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await expect.poll(() => arrived.length).toBeGreaterThan(0);
  for (const arrive of arrived.splice(0)) arrive();
  await expect.poll(() => page.evaluate(() => [...document.fonts].some((font) => font.status === 'loaded'))).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.01);
  const preloaded = page.locator('link[rel=preload][as=font]');
  await expect(preloaded).toHaveCount(2);
});

test('phones are told the colour', () => {
  const manifest = JSON.parse(readFileSync(join(madeSite.out, 'manifest.webmanifest'), 'utf8')) as object;
  expect(manifest).toHaveProperty('theme_color', brandColors(theme).light);
});
