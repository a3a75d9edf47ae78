import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { preferencesKey } from '../../lib/site/first-paint';
import { testSite } from '../support/sites';
import { findings } from './support/axe';
import { field, options, search } from './support/palette';
import { expect, open, test, untilInteractive } from './support/test';

const versions = testSite('versions');
const { basePath } = versions.site;

test.use({ served: versions });

const menuButton = (page: Page) => page.getByRole('button', { name: /^Docs version/ });
const documentation = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' });
const banner = (page: Page) => page.getByRole('main').getByRole('link', { name: /the latest version/ });
const at = (address: string) => new RegExp(`${basePath}/${address}$`);

async function chooseVersion(page: Page, label: string) {
  await menuButton(page).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

test('every version has its text, its sidebar and its own canonical address', async ({ page }) => {
  for (const [root, doc, label, text] of [
    ['docs/', 'intro', '2.0', 'This is version 2.0.'],
    ['docs/next/', 'intro', 'Next', 'This is the next version.'],
    ['docs/1.0/', 'intro', '1.0', 'This is version 1.0.'],
    ['docs/next/', 'category/guides', 'Next', 'How to do common things.'],
  ] as const) {
    // The folder of a version leads on to its main doc.
    await page.goto(root.replace(/\/$/, ''));
    await expect(page).toHaveURL(at(`${root}intro`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
    if (doc !== 'intro') await page.goto(`${root}${doc}`);
    await untilInteractive(page);
    await expect(page.getByText(text)).toBeVisible();
    await expect(menuButton(page)).toHaveText(label);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', at(`${root}${doc}`));
    const hrefs = await page
      .getByRole('navigation', { name: 'Documentation pages' })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(1);
    for (const href of hrefs) {
      expect(href.startsWith(`${basePath}/${root}`)).toBe(true);
      if (root === 'docs/') expect(href).not.toMatch(/\/docs\/(next|1\.0)\//);
    }
  }
});

test('the menu marks the version that is shown, and leads to the same page of another one with the hash, or to its main doc', async ({
  page,
}) => {
  await open(page, 'docs/1.0/intro');
  await menuButton(page).click();
  const versions = page.getByRole('menuitem');
  await expect(versions).toHaveText(['2.0', 'Next', '1.0']);
  await expect(versions.and(page.locator('[aria-current]'))).toHaveText(['1.0']);
  for (const [from, label, to] of [
    ['docs/guides/setup?a=b#first', '1.0', 'docs/1.0/guides/setup#first'],
    ['docs/guides/setup', 'Next', 'docs/next/guides/setup'],
    ['docs/next/guides/setup', '2.0', 'docs/guides/setup'],
    ['docs/next/guides/streaming#first', '2.0', 'docs/intro'],
    ['docs/1.0/guides/polling', 'Next', 'docs/next/intro'],
    ['docs/category/guides', 'Next', 'docs/next/category/guides'],
    ['docs/category/guides', '1.0', 'docs/1.0/intro'],
  ] as const) {
    await open(page, from);
    await chooseVersion(page, label);
    await expect(page, `${from} in ${label}`).toHaveURL(at(to));
    await expect(menuButton(page)).toHaveText(label);
  }
});

test('a banner of other versions leads to the latest one', async ({ page }) => {
  for (const [address, latest, state, words] of [
    ['docs/next/guides/setup', 'docs/guides/setup', 'not released yet', /^Read it in/],
    ['docs/next/guides/streaming', 'docs/intro', 'not released yet', /^Go to/],
    ['docs/next/category/guides', 'docs/category/guides', 'not released yet', /^Read it in/],
    ['docs/1.0/guides/setup', 'docs/guides/setup', 'no longer maintained', /^Read it in/],
  ] as const) {
    await open(page, address);
    await expect(page.getByRole('main').getByText(state)).toBeVisible();
    await expect(banner(page)).toHaveText(words);
    await banner(page).click();
    await expect(page, address).toHaveURL(at(latest));
    await expect(banner(page)).toHaveCount(0);
  }
});

test('the open menu of versions has no findings, there is none of languages, and the mobile menu offers them too', async ({
  page,
}) => {
  await open(page, 'docs/guides/setup');
  await menuButton(page).click();
  await expect(page.getByRole('menuitem', { name: '1.0', exact: true })).toBeVisible();
  // Menus hang at the end of the body, and their button leads into them: no landmark is missing.
  expect(await findings(page, { without: ['region'] })).toEqual([]);
  await expect(page.getByRole('button', { name: /^Language/, includeHidden: true })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Main menu' }).click();
  await expect(menu.getByRole('link', { name: 'Version 2.0' })).toHaveAttribute('aria-current', 'true');
  const colour = (name: string) => menu.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).color);
  expect(await colour('Version 2.0')).not.toBe(await colour('Version 1.0'));
  await menu.getByRole('link', { name: 'Version 1.0' }).click();
  await expect(page).toHaveURL(at('docs/1.0/guides/setup'));
  await expect(menu).toBeHidden();
});

test('links from outside of the docs lead to the version chosen last, also after a reload, and within them to the one shown', async ({
  page,
}) => {
  await open(page, 'docs/guides/setup');
  await chooseVersion(page, '1.0');
  await expect(page).toHaveURL(at('docs/1.0/guides/setup'));
  await page.goto('');
  await expect(menuButton(page)).toHaveText('1.0');
  await documentation(page).click();
  await expect(page).toHaveURL(at('docs/1.0/intro'));
  await open(page, '');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' });
  await expect(link).toHaveAttribute('href', `${basePath}/docs/1.0/intro`);
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(at('docs/1.0/intro'));

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

test('the search looks in the version that is read, and elsewhere in the latest', async ({ page }) => {
  await open(page, 'docs/1.0/intro');
  await search(page, 'polling');
  await expect(options(page).first().getByRole('link')).toHaveAttribute('href', /\/docs\/1\.0\/guides\/polling\?/);
  for (const [address, found] of [
    ['docs/intro', '/docs/guides/setup'],
    ['', '/docs/guides/setup'],
    ['docs/next/intro', '/docs/next/guides/setup'],
  ] as const) {
    await open(page, address);
    await search(page, 'polling');
    await expect(options(page)).toHaveCount(0);
    await field(page).fill('setup');
    await expect(options(page).first().getByRole('link')).toHaveAttribute('href', new RegExp(`${found}\\?`));
  }
});

test('search engines are asked to leave out the versions that are named', () => {
  const exported = (file: string) => readFileSync(join(versions.out, file), 'utf8');
  const isLeftOut = (page: string) => exported(`${page}.html`).includes('<meta name="robots" content="noindex');
  expect(['docs/intro', 'docs/next/intro', 'docs/1.0/intro', 'docs/1.0/guides/polling'].map(isLeftOut)).toEqual([
    ...[false, false, true, true],
  ]);
  expect(exported('sitemap.xml')).toContain('/docs/next/intro');
  expect(exported('sitemap.xml')).not.toContain('/docs/1.0/');
});

test.describe('without scripts', () => {
  // The browser reports preloads of scripts it may not run.
  test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

  test('the list of all pages leads to the other versions', async ({ page }) => {
    await page.goto('docs/1.0/intro');
    await page.getByRole('link', { name: 'All pages' }).click();
    const docs = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Documentation' }) });
    await expect(docs.getByRole('link', { name: /^Version / })).toHaveText(['Version Next', 'Version 1.0']);
    await docs.getByRole('link', { name: 'Version 1.0' }).click();
    await expect(page).toHaveURL(at('docs/1.0/intro'));
  });
});

test.describe('a site without posts', () => {
  test.use({ provoked: /\b404\b/ });

  test('has no blog, and leaves out the links to it', async ({ page }) => {
    await open(page, '');
    await expect(documentation(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Blog' })).toHaveCount(0);
    expect((await page.goto('blog'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});
