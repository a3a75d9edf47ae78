import type { Page } from '@playwright/test';
import { preferencesKey } from '../../lib/site/first-paint';
import { missingPart } from './support/faults';
import { basePath, expect, open, test } from './support/features';
import { colorModeSwitch, sidebarLink, title, toggle } from './support/parts';

const html = (page: Page) => page.locator('html');
const doc = 'docs/navigation/channel';
const byOar = (page: Page) => page.getByRole('tab', { name: 'By oar' });

const saved = (page: Page) => page.evaluate((key) => localStorage.getItem(key), preferencesKey);

test('is remembered over navigation and reload; images of one mode show in that one only, and on paper those of the light one', async ({
  page,
}) => {
  await open(page, doc);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await colorModeSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await sidebarLink(page, 'Buoys').click();
  await expect(title(page)).toHaveText('Buoys');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await open(page, '');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await colorModeSwitch(page).click();
  await open(page, doc);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');

  await page.getByRole('main').evaluate((main, src) => {
    for (const mode of ['light', 'dark']) {
      const image = document.createElement('img');
      image.src = `${src}#gh-${mode}-mode-only`;
      image.alt = `In ${mode} mode`;
      main.querySelector('h2')?.before(image);
    }
  }, `${basePath}/img/logo.svg`);
  const image = (mode: string) => page.getByAltText(`In ${mode} mode`);
  await expect(image('light')).toBeVisible();
  await expect(image('dark')).toBeHidden();
  await colorModeSwitch(page).click();
  await expect(image('light')).toBeHidden();
  await expect(image('dark')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(image('light')).toBeVisible();
  await expect(image('dark')).toBeHidden();
});

test.describe('chosen dark before', () => {
  test.use({ theme: 'dark' });

  test('is set before first paint, and needs none of the site’s script files', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: { theme: string | undefined; background: string }[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.body) {
          const theme = document.documentElement.dataset['theme'];
          seen.push({ theme, background: getComputedStyle(document.documentElement).backgroundColor });
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, doc);
    const frames = () =>
      page.evaluate(() => (window as unknown as { seen: { theme: string; background: string }[] }).seen);
    await expect.poll(async () => (await frames()).length).toBeGreaterThan(5);
    const seen = await frames();
    expect([...new Set(seen.map(({ theme }) => theme))]).toEqual(['dark']);
    expect(new Set(seen.map(({ background }) => background)).size).toBe(1);

    await page.route('**/_next/**/*.js', (route) => route.abort('aborted'));
    await page.goto(doc);
    // The page has been loaded once more by then.
    await expect(missingPart(page)).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    const lightness = await page.evaluate(() => {
      const channels = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
      return Math.max(...channels.map(Number));
    });
    expect(lightness).toBeLessThan(40);
  });
});

const damaged = {
  'cut off': '{',
  null: 'null',
  'a list': '[]',
  'a number': '7',
  'without state': '{"version":1}',
  'state of null': '{"state":null,"version":1}',
  'of the wrong types': '{"state":{"colorMode":7,"tabs":[1],"openCategories":"x"},"version":1}',
  'of a later version': '{"state":{"colorMode":"sepia","tabs":{"craft":{}}},"version":99}',
  markup: '{"state":{"colorMode":"\\"><script>alert(1)</script>"},"version":1}',
};

test('what is remembered may be damaged in any way', async ({ page }) => {
  await open(page, doc);
  for (const [name, value] of Object.entries(damaged)) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [preferencesKey, value] as const);
    await open(page, doc);
    await expect(html(page), name).toHaveAttribute('data-theme', 'light');
    await toggle(page, 'Basics').click();
    await expect(sidebarLink(page, 'Tides'), name).toBeVisible();
    await byOar(page).click();
    await expect(byOar(page), name).toHaveAttribute('aria-selected', 'true');
    await colorModeSwitch(page).click();
    await expect(html(page), name).toHaveAttribute('data-theme', 'dark');
    expect(JSON.parse((await saved(page)) ?? '{}'), name).toMatchObject({ state: { colorMode: 'dark' } });
  }
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('storage may be full or forbidden', async ({ page }) => {
  for (const way of ['full', 'forbidden'] as const) {
    await page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException('no', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (how === 'full') Storage.prototype.setItem = refuse;
      else Object.defineProperty(window, 'localStorage', { get: refuse });
    }, way);
    await open(page, doc);
    await colorModeSwitch(page).click();
    await expect(html(page), way).toHaveAttribute('data-theme', 'dark');
    await byOar(page).click();
    await expect(byOar(page), way).toHaveAttribute('aria-selected', 'true');
  }
});
