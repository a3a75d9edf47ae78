import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const topLevel = [
  'Getting started',
  'Dashboard',
  'Credentials',
  'Services',
  'Storage',
  'Integrations',
  'Billing',
  'Misc',
];

const sidebar = (page: Page) => page.locator('.docs-sidebar');
const toggle = (page: Page, label: string) =>
  sidebar(page).getByRole('button', { name: new RegExp(`^(Open|Close) ${label}$`) });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

test('lists the top level in order', async ({ page }) => {
  await open(page, 'docs/intro');
  const entries = sidebar(page).locator('nav > ul > li > a');
  await expect(entries).toHaveText(topLevel);
});

test('opens the active branch and no other, and marks the current page', async ({ page }) => {
  await open(page, 'docs/services/identity');
  for (const label of topLevel.slice(1)) {
    await expect(toggle(page, label)).toHaveAttribute('aria-expanded', String(label === 'Services'));
  }
  await expect(sidebar(page).locator('[aria-current]')).toHaveText(['Identity']);
  await expect(link(page, 'Identity')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Identity')).toBeInViewport();
});

test('opens nested branches on the way to the page', async ({ page }) => {
  await open(page, 'docs/integrations/typescript-sdk/intro');
  await expect(toggle(page, 'Integrations')).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page, 'TypeScript SDK')).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1);
});

test('marks a category as current on its own page', async ({ page }) => {
  await open(page, 'docs/services/intro');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(['Services']);
});

test('toggles with the mouse, without closing other branches', async ({ page }) => {
  await open(page, 'docs/services/identity');
  const dashboard = toggle(page, 'Dashboard');
  await dashboard.click();
  await expect(dashboard).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'Restrictions')).toHaveCount(0);
  await expect(link(page, 'Project dashboard')).toBeVisible();
  await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
  await dashboard.click();
  await expect(dashboard).toHaveAttribute('aria-expanded', 'false');
  await expect(link(page, 'Project dashboard')).toHaveCount(0);
});

test('toggles with the keyboard', async ({ page }) => {
  await open(page, 'docs/services/identity');
  const misc = toggle(page, 'Misc');
  await misc.focus();
  await page.keyboard.press('Enter');
  await expect(misc).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(misc).toHaveAttribute('aria-expanded', 'false');
  await expect(misc).toBeFocused();
});

test('keeps what the reader opened and closed, over navigation and reload', async ({ page }) => {
  await open(page, 'docs/services/identity');
  await toggle(page, 'Credentials').click();
  await link(page, 'Restrictions').click();
  await expect(page.locator('h1')).toHaveText('Restrictions');
  await toggle(page, 'Storage').click();
  await link(page, 'Getting started').click();
  await expect(page.locator('h1')).toHaveText('Getting started');
  await toggle(page, 'Storage').click();
  for (const step of ['navigation', 'reload']) {
    if (step === 'reload') await page.reload();
    // The reader opened one of them; the other was open around a page and must not close by itself.
    for (const open of ['Credentials', 'Services']) {
      await expect(toggle(page, open), step).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(toggle(page, 'Storage'), step).toHaveAttribute('aria-expanded', 'false');
  }
});

test('opens the branch of a page that is navigated to, also after it was closed', async ({ page }) => {
  await open(page, 'docs/services/identity');
  await toggle(page, 'Services').click();
  await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await page.locator('main').getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.locator('h1')).toHaveText('Leaderboard');
  await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'Leaderboard')).toHaveAttribute('aria-current', 'page');
});

test('keeps its scroll position over navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, 'docs/services/identity');
  await toggle(page, 'Dashboard').click();
  await toggle(page, 'Storage').click();
  await link(page, 'Files Explorer').waitFor();
  const target = link(page, 'Vault');
  await target.scrollIntoViewIfNeeded();
  const scrollTop = await sidebar(page).evaluate((aside) => aside.scrollTop);
  expect(scrollTop).toBeGreaterThan(100);
  const before = await target.boundingBox();
  await target.click();
  await expect(page.locator('h1')).toHaveText('Vault');
  expect(await sidebar(page).evaluate((aside) => aside.scrollTop)).toBe(scrollTop);
  expect(await target.boundingBox()).toEqual(before);
});

test('reveals the current page in a sidebar too short for it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, 'docs/misc/glossary');
  await expect(link(page, 'Glossary')).toBeInViewport();
});
