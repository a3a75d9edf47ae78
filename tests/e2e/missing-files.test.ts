import type { Page } from '@playwright/test';
import { countDocuments, denyStorage, expectNoLoop, fetchNothingAhead, missingPart } from './support/faults';
import { readExported } from './support/site';
import { expect, open, test } from './support/test';

const doc = 'docs/services/identity';
const sheets = /\/_next\/static\/.+\.css/;
/** A script every page names in its head. */
const [, chunk = ''] = /<script src="[^"]*\/([\w-]+\.js)" async/.exec(readExported(`${doc}.html`)) ?? [];
const script = new RegExp(`/${chunk}$`);

test.use({ provoked: /Failed to load resource|net::ERR_FAILED|ChunkLoadError|Failed to load chunk/ });

async function expectToWork(page: Page) {
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a script that fails once: the page reloads and works', async ({ page }) => {
  const documents = countDocuments(page);
  await page.route(script, (route) => route.abort(), { times: 1 });
  await page.goto(doc);
  await expect.poll(documents).toBe(2);
  await expectToWork(page);
  await expect(missingPart(page)).toHaveCount(0);
  expect(documents()).toBe(2);
});

test('a script that keeps failing: one reload, then Retry, in other tabs too', async ({ page, context }) => {
  await context.route(script, (route) => route.abort());
  const documents = countDocuments(page);
  await page.goto(doc);
  await expect.poll(documents).toBe(2);
  await expectNoLoop(page, documents, 2);
  await expect(page.locator('h1')).toHaveText('Identity');
  const other = await context.newPage();
  const otherDocuments = countDocuments(other);
  await other.goto(doc);
  await expectNoLoop(other, otherDocuments, 1);
  await context.unroute(script);
  await missingPart(page).getByRole('button', { name: 'Retry' }).click();
  await expectToWork(page);
});

test('a style sheet that keeps failing: one reload, then Retry', async ({ page }) => {
  await page.route(sheets, (route) => route.abort());
  const documents = countDocuments(page);
  await page.goto(doc);
  await expect.poll(documents).toBe(2);
  await expectNoLoop(page, documents, 2);
  await page.unroute(sheets);
  await missingPart(page).getByRole('button', { name: 'Retry' }).click();
  await open(page, doc);
  await expect(missingPart(page)).toHaveCount(0);
});

test('all scripts blocked: the page can be read, and says what is missing', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  const documents = countDocuments(page);
  await page.goto(doc);
  await expectNoLoop(page, documents, 2);
  await expect(page.locator('h1')).toHaveText('Identity');
  await page.locator('.prose a[href$="/dashboard/project"]').first().click();
  await expect(page.locator('h1')).toHaveText('Project dashboard');
});

test('storage denied: nothing is remembered, and all else works', async ({ page }) => {
  await denyStorage(page);
  await open(page, doc);
  await page.locator('.color-mode-switch').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.docs-sidebar a[href$="/services/vault"]').click();
  await expect(page.locator('h1')).toHaveText('Vault');
  await expectToWork(page);
});

test('storage denied and a script that fails: Retry at once, as no reload could be counted', async ({ page }) => {
  await denyStorage(page);
  await page.route(script, (route) => route.abort());
  const documents = countDocuments(page);
  await page.goto(doc);
  await expectNoLoop(page, documents, 1);
});

/** Opens the doc and lets every script fail that it has not asked for yet. */
async function openWithoutLaterScripts(page: Page) {
  await fetchNothingAhead(page);
  await open(page, doc);
  await page.route(/\.js$/, (route) => route.abort());
}

test('a part that loads later fails while offline: the page stays and offers Retry', async ({ page }) => {
  await openWithoutLaterScripts(page);
  await page.route(new RegExp(`/${doc}$`), (route) => route.abort());
  const documents = countDocuments(page);
  await page.keyboard.press('?');
  await expectNoLoop(page, documents, 0);
  await expect(page.locator('h1')).toHaveText('Identity');
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toHaveCount(0);
});

test('a part of an earlier build is gone: the page reloads into the new build', async ({ page }) => {
  await openWithoutLaterScripts(page);
  const documents = countDocuments(page);
  await page.keyboard.press('?');
  await expect.poll(documents).toBe(1);
  await page.unroute(/\.js$/);
  await open(page, doc);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
