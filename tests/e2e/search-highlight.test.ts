import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

/** Texts that are lit. */
function lit(page: Page): Promise<string[]> {
  return page.evaluate(() => Array.from(CSS.highlights.get('search') ?? [], (range) => range.toString().toLowerCase()));
}

const address = 'docs/services/store?highlight=wallet+wallets#add-product';

test('lights the words a result matched, in the section it leads to', async ({ page }) => {
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('regenerate secret alias');
  await page.getByRole('option').first().locator('a').click();
  await expect(page.getByRole('button', { name: 'Clear highlight' })).toBeVisible();
  expect(new Set(await lit(page))).toContain('secret');
});

test('works for a link and after a reload, with the first match of the section in view', async ({ page }) => {
  await open(page, address);
  for (const step of ['link', 'reload']) {
    if (step === 'reload') await page.reload();
    await expect.poll(() => lit(page), step).toContain('wallet');
    const inView = () =>
      page.evaluate(() => {
        const heading = document.querySelector('#add-product');
        const first = Array.from(CSS.highlights.get('search') ?? []).find(
          (range) => heading && heading.compareDocumentPosition(range.startContainer as Node) & 4,
        );
        const top = first instanceof Range ? first.getBoundingClientRect().top : -1;
        return top > 60 && top < window.innerHeight;
      });
    await expect.poll(inView, step).toBe(true);
  }
});

for (const way of ['Escape', 'the button']) {
  test(`${way} puts the light out and cleans the address`, async ({ page }) => {
    await open(page, address);
    await expect.poll(() => lit(page)).toContain('wallet');
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: 'Clear highlight' }).click();
    await expect.poll(() => lit(page)).toEqual([]);
    await expect(page).toHaveURL(/\/docs\/services\/store#add-product$/);
    await expect(page.getByRole('button', { name: 'Clear highlight' })).toHaveCount(0);
  });
}

test('leaves no light on the next page', async ({ page }) => {
  await open(page, address);
  await expect.poll(() => lit(page)).toContain('wallet');
  await page.locator('.docs-sidebar').getByRole('link', { name: 'Vault' }).click();
  await expect(page.locator('h1')).toHaveText('Vault');
  await expect.poll(() => lit(page)).toEqual([]);
});

test('opens the tab a match is hidden in', async ({ page }) => {
  await open(page, 'docs/intro');
  const panel = page.locator('[role="tabpanel"][hidden]').first();
  const word = await panel.evaluate((element) => {
    const main = document.querySelector('main')?.cloneNode(true) as Element;
    for (const hidden of main.querySelectorAll('[hidden]')) hidden.remove();
    const shown = main.textContent.toLowerCase();
    const words = element.textContent?.toLowerCase().match(/\b[a-z]{6,}\b/g) ?? [];
    return words.find((candidate) => !shown.includes(candidate)) ?? '';
  });
  expect(word).not.toBe('');
  const id = await panel.getAttribute('id');
  await open(page, `docs/intro?highlight=${word}`);
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  expect(await lit(page)).toContain(word);
});

test('is dropped from the canonical address', async ({ page }) => {
  await open(page, address);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/docs\/services\/store$/);
});

test('takes the parameter as text', async ({ page }) => {
  await open(page, `docs/services/store?highlight=${encodeURIComponent('<img src=x onerror=alert(1)> wallet')}`);
  await expect.poll(() => lit(page)).toContain('wallet');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('marks the words where the browser has no highlights, and takes the marks away', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'));
  await open(page, address);
  const text = () => page.locator('main article').textContent();
  await expect(page.locator('mark.search-mark').first()).toHaveText(/^wallets?$/i);
  const before = await text();
  await page.keyboard.press('Escape');
  await expect(page.locator('mark.search-mark')).toHaveCount(0);
  expect(await text()).toBe(before);
});
