import type { Page } from '@playwright/test';
import { otherwise } from '../support/sites';
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

/** Opens a doc whose scripts do not come before the result is called. */
async function openHeld(page: Page): Promise<() => void> {
  const release = await hold(page, /\.js$/);
  await page.goto('docs/start', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

test('keeps what is typed before scripts answer, and opens nothing where the reader thought better of it', async ({
  page,
}) => {
  for (const opening of ['Control+k', '/']) {
    const release = await openHeld(page);
    const colorMode = await page.locator('html').getAttribute('data-theme');
    await page.keyboard.press(opening);
    // Each of the letters is a shortcut where nobody searches.
    await page.keyboard.type('tcx');
    await page.keyboard.press('Backspace');
    release();
    await expect(field(page), opening).toHaveValue('tc');
    await page.keyboard.type('lantern');
    await expect(field(page), opening).toHaveValue('tclantern');
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorMode ?? '');
  }
  const release = await openHeld(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lantern');
  await page.keyboard.press('Escape');
  release();
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
});

test('waits for the reader where data is saved or the connection is slow, and names the key of a Mac', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
  const requests = countRequests(page);
  const connections = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }];
  for (const [at, connection] of connections.entries()) {
    // The last one that was added runs last.
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { get: () => value, configurable: true }),
      connection,
    );
    await open(page, 'docs/start');
    await expect(box(page)).toHaveText('Search Cmd+K');
    expect(requests(), JSON.stringify(connection)).toBe(at * 2);
    await box(page).focus();
    await expect.poll(requests, JSON.stringify(connection)).toBe((at + 1) * 2);
  }
});

/** Counts requests for scripts. */
function countScripts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') count++;
  });
  return () => count;
}

/** Waits until the page has done what it does by itself. */
async function settle(page: Page) {
  for (let pass = 0; pass < 3; pass++) {
    await page.clock.runFor(2000);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  }
}

test('a sidebar that scrolls to its page is no reader, a wheel that turns is one', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 200 });
  await open(page, 'docs/navigation/radio');
  const scrolled = () =>
    page.evaluate(() => [...document.querySelectorAll('aside')].some(({ scrollTop }) => scrollTop > 0));
  await expect.poll(scrolled).toBe(true);
  await settle(page);
  const scripts = countScripts(page);
  await page.mouse.wheel(0, 10);
  await expect.poll(scripts).toBeGreaterThan(0);
});

test.describe('a large site', () => {
  test.use({ served: otherwise });

  for (const [sign, give] of [
    ['a move of the mouse', (page: Page) => page.mouse.move(400, 300)],
    ['a key', (page: Page) => page.keyboard.press('Control')],
  ] as const)
    test(`loads the files of its search at ${sign}, and not for who only reads`, async ({ page }) => {
      await page.clock.install();
      const requests = countRequests(page);
      await open(page, 'docs/start');
      await settle(page);
      // What a finger does that scrolls.
      await page.locator('body').dispatchEvent('pointerdown', { pointerType: 'touch' });
      await settle(page);
      expect(requests()).toBe(0);
      await expect(box(page)).toHaveText('Search Ctrl+K');
      await give(page);
      await expect.poll(requests).toBe(1);
      await expect(box(page)).toHaveText('Search Ctrl+K');
    });
});

test.describe('files that do not come', () => {
  test.use({ provoked: /404|Failed to load resource/ });

  test('missing, corrupt or foreign, are said, and Retry gets them again', async ({ page }) => {
    for (const answer of [
      { status: 404, body: 'no' },
      { status: 200, contentType: 'application/json', body: '{"pages":[{' },
      { status: 200, contentType: 'application/json', body: '{"words":"AB"}' },
    ]) {
      await page.context().route(/\/search-index\.json/, (route) => route.fulfill(answer));
      await open(page, 'docs/start');
      await expect(box(page), answer.body).toContainText('Search is unavailable');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('alert')).toContainText('Search is unavailable');
      await page.context().unroute(/\/search-index\.json/);
      await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
      await field(page).fill('chandlery');
      await expect(options(page).first(), answer.body).toContainText('Chandlery');
    }
  });
});

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
