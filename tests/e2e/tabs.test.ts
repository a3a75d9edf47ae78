import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const sources = (page: Page) => page.locator('.tabs').first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

const threeTabs = 'docs/integrations/javascript-browser-sdk/intro';

async function expectSelected(page: Page, index: number) {
  const tabs = sources(page).getByRole('tab');
  const count = await tabs.count();
  for (let at = 0; at < count; at++) {
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', String(at === index));
    await expect(tabs.nth(at)).toHaveAttribute('tabindex', at === index ? '0' : '-1');
    const panel = page.locator(`[id="${await tabs.nth(at).getAttribute('aria-controls')}"]`);
    await expect(panel).toBeVisible({ visible: at === index });
  }
}

test('follow the ARIA pattern', async ({ page }) => {
  await open(page, threeTabs);
  await expect(sources(page).getByRole('tablist')).toHaveCount(1);
  const tabs = sources(page).getByRole('tab');
  await expect(tabs).toHaveCount(3);
  for (const one of await tabs.all()) {
    const panel = page.locator(`[id="${await one.getAttribute('aria-controls')}"]`);
    await expect(panel).toHaveAttribute('role', 'tabpanel');
    await expect(panel).toHaveAttribute('aria-labelledby', (await one.getAttribute('id')) ?? '');
  }
  await expectSelected(page, 0);
});

test('answer to clicks', async ({ page }) => {
  await open(page, threeTabs);
  await sources(page).getByRole('tab').nth(2).click();
  await expectSelected(page, 2);
});

test('answer to arrows, Home and End', async ({ page }) => {
  await open(page, threeTabs);
  await sources(page).getByRole('tab').first().focus();
  const steps = [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['Home', 0],
    ['End', 2],
    ['ArrowLeft', 1],
  ] as const;
  for (const [key, index] of steps) {
    await page.keyboard.press(key);
    await expectSelected(page, index);
    await expect(sources(page).getByRole('tab').nth(index)).toBeFocused();
  }
});

test('are one stop for the Tab key', async ({ page }) => {
  await open(page, threeTabs);
  await sources(page).getByRole('tab').first().focus();
  await page.keyboard.press('Tab');
  await expect(sources(page).locator('[role="tab"]:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(sources(page).getByRole('tab').first()).toBeFocused();
});

test('share the choice of a group with other pages and remember it', async ({ page }) => {
  await open(page, 'docs/intro');
  await expect(tab(page, 'TypeScript')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Browser JavaScript').click();
  await page.locator('.docs-sidebar').getByRole('link', { name: 'Credentials' }).click();
  await expect(page.locator('h1')).toHaveText('Credential');
  for (const step of ['on another page', 'after a reload']) {
    await expect(tab(page, 'Browser JavaScript'), step).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').filter({ hasText: 'fgApi.initialize(' }), step).toBeVisible();
    await page.reload();
  }
  await page.goto('docs/intro');
  await expect(tab(page, 'Browser JavaScript')).toHaveAttribute('aria-selected', 'true');
});

test('leave other groups alone', async ({ page }) => {
  await open(page, threeTabs);
  await sources(page).getByRole('tab').nth(1).click();
  await expect(page.locator('.tabs').nth(1).getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
});
