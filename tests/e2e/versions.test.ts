import type { Page } from '@playwright/test';
import { preferencesKey } from '../../lib/preferences-key';
import { test } from './support/built-site';
import { basePath } from './support/site';
import { expect, open } from './support/test';

// One worker has to build the site; a second one would find the lock taken.
test.describe.configure({ mode: 'default' });

const menuButton = (page: Page) => page.getByRole('button', { name: /^Docs version/ });
const documentation = (page: Page) => page.locator('.navbar-links').getByRole('link', { name: 'Documentation' });
const banner = (page: Page) => page.locator('main').getByRole('link', { name: /^Read it in the latest version/ });

async function chooseVersion(page: Page, label: string) {
  await menuButton(page).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

for (const [address, label, text] of [
  ['docs/intro', '2.0', 'This is version 2.0.'],
  ['docs/next/intro', 'Next', 'This is the next version.'],
  ['docs/1.0/intro', '1.0', 'This is version 1.0.'],
  ['docs/next/category/guides', 'Next', 'How to do common things.'],
] as const) {
  test(`/${address} is of version ${label}, with that version's sidebar and its own canonical address`, async ({
    page,
  }) => {
    await open(page, address);
    await expect(page.getByText(text)).toBeVisible();
    await expect(menuButton(page)).toHaveText(label);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${basePath}/${address}$`));
    const root = address.replace(/(intro|category\/guides)$/, '');
    const hrefs = await page
      .locator('.docs-sidebar a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(2);
    for (const href of hrefs) {
      expect(href.startsWith(`${basePath}/${root}`)).toBe(true);
      if (root === 'docs/') expect(href).not.toMatch(/\/docs\/(next|1\.0)\//);
    }
  });
}

for (const [root, main] of [
  ['docs', 'docs/intro'],
  ['docs/next', 'docs/next/intro'],
  ['docs/1.0', 'docs/1.0/intro'],
] as const) {
  test(`/${root} leads on to the version's main doc`, async ({ page }) => {
    await page.goto(root);
    await expect(page).toHaveURL(new RegExp(`/${main}$`));
    await expect(page.locator('h1')).toHaveText('Getting started');
  });
}

test('the menu lists the latest version first and marks the one that is shown', async ({ page }) => {
  await open(page, 'docs/1.0/intro');
  await menuButton(page).click();
  await expect(page.getByRole('menuitem')).toHaveText(['2.0', 'Next', '1.0']);
  await expect(page.locator('[role="menuitem"][aria-current]')).toHaveText(['1.0']);
});

for (const [from, label, to] of [
  ['docs/guides/setup', '1.0', 'docs/1.0/guides/setup'],
  ['docs/guides/setup', 'Next', 'docs/next/guides/setup'],
  ['docs/next/guides/setup', '2.0', 'docs/guides/setup'],
  ['docs/next/guides/streaming', '2.0', 'docs/intro'],
  ['docs/1.0/guides/polling', 'Next', 'docs/next/intro'],
  ['docs/category/guides', 'Next', 'docs/next/category/guides'],
  ['docs/category/guides', '1.0', 'docs/1.0/intro'],
] as const) {
  test(`the menu leads from /${from} to /${to} in version ${label}`, async ({ page }) => {
    await open(page, from);
    await chooseVersion(page, label);
    await expect(page).toHaveURL(new RegExp(`${basePath}/${to}$`));
    await expect(menuButton(page)).toHaveText(label);
  });
}

for (const [address, latest] of [
  ['docs/next/guides/setup', 'docs/guides/setup'],
  ['docs/next/guides/streaming', 'docs/intro'],
  ['docs/next/category/guides', 'docs/category/guides'],
  ['docs/1.0/guides/setup', 'docs/guides/setup'],
] as const) {
  test(`a banner of /${address} leads to the latest version`, async ({ page }) => {
    await open(page, address);
    const state = address.startsWith('docs/next') ? 'not released yet' : 'no longer maintained';
    await expect(page.locator('main').getByText(state)).toBeVisible();
    await banner(page).click();
    await expect(page).toHaveURL(new RegExp(`${basePath}/${latest}$`));
    await expect(banner(page)).toHaveCount(0);
  });
}

test('links from outside of the docs lead to the version chosen last, also after a reload', async ({ page }) => {
  await open(page, 'docs/guides/setup');
  await chooseVersion(page, '1.0');
  await expect(page).toHaveURL(/\/docs\/1\.0\/guides\/setup$/);
  await page.goto('');
  await expect(menuButton(page)).toHaveText('1.0');
  await documentation(page).click();
  await expect(page).toHaveURL(/\/docs\/1\.0\/intro$/);
  await open(page, '');
  for (const link of [
    page.locator('main').getByRole('link', { name: 'Read the docs' }),
    page.locator('.footer').getByRole('link', { name: 'Documentation' }),
  ]) {
    await expect(link).toHaveAttribute('href', `${basePath}/docs/1.0/intro`);
  }
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/docs\/1\.0\/intro$/);
});

test('within the docs the navbar stays in the version that is shown', async ({ page }) => {
  await open(page, 'docs/guides/setup');
  await chooseVersion(page, '1.0');
  await expect(page).toHaveURL(/\/docs\/1\.0\/guides\/setup$/);
  await open(page, 'docs/next/guides/streaming');
  await expect(documentation(page)).toHaveAttribute('href', `${basePath}/docs/next/intro`);
});

test('a remembered version that is gone leads to the latest', async ({ page }) => {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    preferencesKey,
    JSON.stringify({ state: { docsVersion: '0.9' }, version: 1 }),
  ] as const);
  await open(page, '');
  await expect(documentation(page)).toHaveAttribute('href', `${basePath}/docs/intro`);
  await expect(menuButton(page)).toHaveText('2.0');
});

test('the mobile menu offers the versions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'docs/guides/setup');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Main menu' }).click();
  await expect(menu.getByRole('link', { name: 'Version 2.0' })).toHaveAttribute('aria-current', 'true');
  await menu.getByRole('link', { name: 'Version 1.0' }).click();
  await expect(page).toHaveURL(/\/docs\/1\.0\/guides\/setup$/);
  await expect(menu).toBeHidden();
});
