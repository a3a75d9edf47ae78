import type { Page } from '@playwright/test';
import { basePath, docs, readSource } from './support/site';
import { expect, test } from './support/test';

// The browser reports preloads of scripts it may not run.
const refusedScript = /^csp: .*\.js$/;

test.use({ javaScriptEnabled: false, provoked: refusedScript, viewport: { width: 1280, height: 800 } });

/** Text of the headings an author wrote, without Markdown's marks. */
function sourceHeadings(doc: string): string[] {
  const body = readSource(doc)
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replace(/^( *)(`{3,})[\s\S]*?^\1\2 *$/gm, '');
  const texts = [...body.matchAll(/^#{2,6} (.+?)(?: \{#[^}]+\})?$/gm)].map(([, text = '']) => text);
  return texts.map((text) => text.replace(/[`*]/g, '').trim());
}

const deadButtons = (page: Page) => page.locator('button:visible');

for (const doc of docs) {
  test(`${doc} can be read`, async ({ page }) => {
    await page.goto(doc);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    const headings = await page.locator('.prose :is(h2, h3, h4, h5, h6)').allInnerTexts();
    expect(headings.map((text) => text.replace(/#$/, '').trim())).toEqual(sourceHeadings(doc));
    for (const heading of await page.locator('.prose :is(h2, h3)').all()) await expect(heading).toBeVisible();
    for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible();
    for (const source of await page.locator('figure.mermaid pre code').all()) await expect(source).toBeVisible();
    const diagrams = readSource(doc).match(/^ *```mermaid/gm)?.length ?? 0;
    await expect(page.locator('figure.mermaid pre code')).toHaveCount(diagrams);
    await expect(deadButtons(page)).toHaveCount(0);
    await expect(page.locator('.docs-sidebar [aria-current="page"]')).toBeVisible();
  });
}

test('tab panels are told apart by their labels', async ({ page }) => {
  await page.goto('docs/integrations/javascript-browser-sdk/intro');
  const panels = page.locator('.tabs').first().locator('[role="tabpanel"]');
  await expect(panels).toHaveCount(3);
  const labels = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
  expect(labels).toEqual(['"jsDelivr, pinned"', '"jsDelivr, latest"', expect.stringMatching(/^".+"$/)]);
});

test('diagram sources are shown whole', async ({ page }) => {
  await page.goto('docs/services/identity');
  const source = page.locator('figure.mermaid pre').first();
  const hidden = await source.evaluate((pre) => pre.scrollHeight - pre.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
});

test('links of the open branch and of categories work', async ({ page }) => {
  await page.goto('docs/services/identity');
  const sidebar = page.locator('.docs-sidebar');
  await sidebar.getByRole('link', { name: 'Vault' }).click();
  await expect(page).toHaveURL(/\/docs\/services\/vault$/);
  await sidebar.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/dashboard\/sections$/);
  await expect(sidebar.getByRole('link', { name: 'Project dashboard', exact: true })).toBeVisible();
});

test('every category of the sidebar leads somewhere', async ({ page }) => {
  await page.goto('docs/intro');
  const hrefs = await page
    .locator('.docs-sidebar a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toHaveLength(8);
  for (const href of hrefs) expect((await page.request.get(href ?? '')).status()).toBe(200);
});

test('/docs leads on to the introduction', async ({ page }) => {
  await page.goto('docs');
  await expect(page).toHaveURL(/\/docs\/intro$/);
});

test.describe('an address without a page', () => {
  test.use({ provoked: /\b404\b|^csp: .*\.js$/ });

  test('still leads home and to the docs', async ({ page }) => {
    await page.goto('docs/nowhere');
    await expect(page.locator('main').getByRole('link', { name: 'Documentation' })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', basePath);
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the table of contents opens, and no button is dead', async ({ page }) => {
    await page.goto('docs/services/identity');
    await page.locator('.toc-disclosure summary').click();
    await expect(page.locator('.toc-disclosure a').first()).toBeVisible();
    await expect(deadButtons(page)).toHaveCount(0);
  });

  test('the sidebar stands below the page, where the menu cannot open', async ({ page }) => {
    await page.goto('docs/services/identity');
    await page.locator('.docs-sidebar').getByRole('link', { name: 'Vault' }).click();
    await expect(page.locator('h1')).toHaveText('Vault');
    const top = (selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect().top);
    expect(await top('.docs-sidebar')).toBeGreaterThan(await top('main'));
  });
});
