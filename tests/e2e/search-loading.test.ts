import type { Page } from '@playwright/test';
import { basePath, expect, open, test } from './support/features';
import { box, field, hold, options, palette, search } from './support/palette';

test.use({ thrifty: false });

const files = /\/search-(doc|index)\.json/;

function countRequests(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (files.test(request.url())) count++;
  });
  return () => count;
}

test('says Loading... until the files are there, then how to search; fetches each once, also over navigation', async ({
  page,
}) => {
  const requests = countRequests(page);
  const release = await hold(page, files);
  await page.goto('docs/start');
  await expect(box(page)).toHaveText('Loading...');
  release();
  await expect(box(page)).toHaveText('Search Ctrl+K');
  await page.getByRole('main').getByRole('link', { name: 'berths', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
  await search(page, 'lantern');
  await expect(options(page).first()).toBeVisible();
  expect(requests()).toBe(2);
});

for (const opening of ['Control+k', '/']) {
  test(`keeps what is typed after ${opening} before scripts answer`, async ({ page }) => {
    const release = await hold(page, /\.js$/);
    await page.goto('docs/start', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const colorMode = await page.locator('html').getAttribute('data-theme');
    await page.keyboard.press(opening);
    // Each of the letters is a shortcut where nobody searches.
    await page.keyboard.type('tcx');
    await page.keyboard.press('Backspace');
    release();
    await expect(field(page)).toHaveValue('tc');
    await page.keyboard.type('lantern');
    await expect(field(page)).toHaveValue('tclantern');
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorMode ?? '');
  });
}

test('opens nothing where the reader thought better of it before scripts answered', async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto('docs/start', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lantern');
  await page.keyboard.press('Escape');
  release();
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
});

test('names the key of a Mac', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
  await open(page, 'docs/start');
  await expect(box(page)).toHaveText('Search Cmd+K');
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`waits for the reader with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { get: () => value }),
      connection,
    );
    const requests = countRequests(page);
    await open(page, 'docs/start');
    await expect(box(page)).toHaveText('Search Ctrl+K');
    expect(requests()).toBe(0);
    await box(page).focus();
    await expect.poll(requests).toBe(2);
  });
}

for (const [name, answer] of [
  ['a missing file', { status: 404, body: 'no' }],
  ['a corrupt file', { status: 200, contentType: 'application/json', body: '{"pages":[{' }],
  ['a foreign file', { status: 200, contentType: 'application/json', body: '{"words":"AB"}' }],
] as const) {
  test.describe(name, () => {
    test.use({ provoked: /404|Failed to load resource/ });

    test('is said, and Retry gets it again', async ({ page }) => {
      await page.context().route(/\/search-index\.json/, (route) => route.fulfill(answer));
      await open(page, 'docs/start');
      await expect(box(page)).toContainText('Search is unavailable');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('alert')).toContainText('Search is unavailable');
      await page.context().unroute(/\/search-index\.json/);
      await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
      await field(page).fill('chandlery');
      await expect(options(page).first()).toContainText('Chandlery');
    });
  });
}

test.describe('without scripts', () => {
  // The browser reports preloads of scripts it may not run.
  test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

  test('a link to the list of all pages stands there', async ({ page }) => {
    await page.goto('docs/start');
    await expect(box(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'All pages' }).click();
    await expect(page).toHaveURL(`${basePath}/all-pages`);
    for (const name of ['Start here', 'Lanterns', 'About'])
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  });
});
