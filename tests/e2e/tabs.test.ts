import type { Page } from '@playwright/test';
import { expect, open, test } from './support/features';

const doc = 'docs/writing/tabs';
const names = ['Sail', 'Motor', 'Oars'];

const list = (page: Page) => page.getByRole('tablist').filter({ hasText: 'Sail' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function expectSelected(page: Page, selected: string) {
  for (const name of names) {
    const one = name === selected;
    await expect(tab(page, name)).toHaveAttribute('aria-selected', String(one));
    await expect(tab(page, name)).toHaveAttribute('tabindex', one ? '0' : '-1');
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible({ visible: one });
  }
}

test('follow the ARIA pattern and answer to clicks, those of other groups left alone', async ({ page }) => {
  await open(page, doc);
  await expect(list(page).getByRole('tab')).toHaveText(names);
  for (const one of await list(page).getByRole('tab').all()) {
    const panel = page.locator(`[id="${await one.getAttribute('aria-controls')}"]`);
    await expect(panel).toHaveAttribute('role', 'tabpanel');
    await expect(panel).toHaveAttribute('aria-labelledby', (await one.getAttribute('id')) ?? '');
  }
  await expectSelected(page, 'Sail');
  await tab(page, 'Oars').click();
  await expectSelected(page, 'Oars');
  await expect(page.getByText('Boats with oars go ashore.')).toBeVisible();
  await expect(tab(page, 'High water')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Come in through the gate.')).toBeVisible();
});

test('answer to arrows, Home and End, and are one stop for the Tab key', async ({ page }) => {
  await open(page, doc);
  await tab(page, 'Sail').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Motor'],
    ['ArrowRight', 'Oars'],
    ['ArrowRight', 'Sail'],
    ['ArrowLeft', 'Oars'],
    ['Home', 'Sail'],
    ['End', 'Oars'],
    ['ArrowLeft', 'Motor'],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(page, name);
    await expect(tab(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  for (const one of await list(page).getByRole('tab').all()) await expect(one).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Motor')).toBeFocused();
});

test('share the choice of a group with other pages and remember it', async ({ page }) => {
  await open(page, doc);
  await expect(tab(page, 'Sail')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Motor').click();
  await page.getByRole('navigation', { name: 'Documentation pages' }).getByRole('link', { name: 'More tabs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More tabs');
  for (const step of ['on another page', 'after a reload']) {
    await expect(tab(page, 'Motor'), step).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Motors are turned off at the berth.'), step).toBeVisible();
    await page.reload();
  }
  await page.goto(doc);
  await expectSelected(page, 'Motor');
});

test('a choice that a page has not got leaves its own', async ({ page }) => {
  await open(page, doc);
  await tab(page, 'Oars').click();
  await open(page, 'docs/writing/more-tabs');
  await expect(tab(page, 'Sail')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Sails are taken down outside.')).toBeVisible();
});
