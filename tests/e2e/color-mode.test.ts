import type { Page } from '@playwright/test';
import { preferencesKey } from '../../lib/preferences-key';
import { basePath } from './support/site';
import { expect, open, test } from './support/test';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.locator('.color-mode-switch');
const doc = 'docs/services/identity';

const saved = (page: Page) => page.evaluate((key) => localStorage.getItem(key), preferencesKey);

test('is remembered over navigation and reload', async ({ page }) => {
  await open(page, doc);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.locator('.docs-sidebar').getByRole('link', { name: 'Vault' }).click();
  await expect(page.locator('h1')).toHaveText('Vault');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await open(page, '');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await toggle(page).click();
  await open(page, doc);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('follows a change made in another tab of the browser', async ({ page, context }) => {
  await open(page, doc);
  const other = await context.newPage();
  await open(other, '');
  await toggle(other).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('images of one mode show in that mode only, and on paper those of the light one', async ({ page }) => {
  await open(page, doc);
  await page.evaluate((src) => {
    for (const mode of ['light', 'dark']) {
      const image = document.createElement('img');
      image.src = `${src}#gh-${mode}-mode-only`;
      image.alt = `In ${mode} mode`;
      document.querySelector('.prose')?.prepend(image);
    }
  }, `${basePath}/img/logo.svg`);
  const image = (mode: string) => page.getByAltText(`In ${mode} mode`);
  await expect(image('light')).toBeVisible();
  await expect(image('dark')).toBeHidden();
  await toggle(page).click();
  await expect(image('light')).toBeHidden();
  await expect(image('dark')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(image('light')).toBeVisible();
  await expect(image('dark')).toBeHidden();
});

test.describe('chosen dark before', () => {
  test.use({ theme: 'dark' });

  test('is set before first paint', async ({ page }) => {
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
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { theme: string; background: string }[] }).seen,
    );
    expect(seen.length).toBeGreaterThan(5);
    expect([...new Set(seen.map(({ theme }) => theme))]).toEqual(['dark']);
    expect(new Set(seen.map(({ background }) => background)).size).toBe(1);
  });

  test('needs none of the site’s script files', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort('aborted'));
    await page.goto(doc);
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
  'of a later version': '{"state":{"colorMode":"sepia","tabs":{"sdk":{}}},"version":99}',
  markup: '{"state":{"colorMode":"\\"><script>alert(1)</script>"},"version":1}',
};

for (const [name, value] of Object.entries(damaged)) {
  test(`what is remembered may be ${name}`, async ({ page }) => {
    await page.addInitScript(
      ([key, text]) => {
        if (location.protocol.startsWith('http') && !sessionStorage.getItem('planted')) {
          sessionStorage.setItem('planted', '1');
          localStorage.setItem(key ?? '', text ?? '');
        }
      },
      [preferencesKey, value],
    );
    await open(page, 'docs/intro');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Open Misc' }).click();
    await expect(page.locator('.docs-sidebar').getByRole('link', { name: 'Glossary' })).toBeVisible();
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(JSON.parse((await saved(page)) ?? '{}')).toMatchObject({ state: { colorMode: 'dark' } });
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });
}

for (const way of ['forbidden', 'full'] as const) {
  test(`storage may be ${way}`, async ({ page }) => {
    await page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException('no', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (how === 'full') Storage.prototype.setItem = refuse;
      else Object.defineProperty(window, 'localStorage', { get: refuse });
    }, way);
    await open(page, 'docs/intro');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('tab', { name: 'Browser JavaScript' }).click();
    await expect(page.getByRole('tab', { name: 'Browser JavaScript' })).toHaveAttribute('aria-selected', 'true');
  });
}
