import type { Page, Request } from '@playwright/test';
import { countDocuments, denyStorage, expectNoLoop, missingPart } from './support/faults';
import { expect, open, readExported, test } from './support/features';
import { colorModeSwitch, sidebarLink, title } from './support/parts';

const doc = 'docs/navigation/lights';
/** Scripts whose names the next build may not have. */
const parts = /\/_next\/static\/.+\.js$/;
const sheets = /\/_next\/static\/.+\.css/;

/** A script that pages load: the first of those that the shared one lists. */
function pageScript(): RegExp {
  const [, shared = ''] = /<script src="[^"]*(\/_next\/static\/rows\/[^"]+)"/.exec(readExported(`${doc}.html`)) ?? [];
  const [, name] = /"[^"]*\/([\w-]+\.js)"/.exec(readExported(shared)) ?? [];
  if (!name) throw new Error(`${doc} lists no script.`);
  return new RegExp(`/${name}$`);
}

// Next's word for data that did not come is React's error 412.
test.use({ provoked: /Failed to load resource|net::ERR_FAILED|ChunkLoadError|Failed to load chunk|React error #412/ });

/** The script that hands the router what the page shares with others. */
const sharedData = /\/_next\/static\/rows\//;

async function expectToWork(page: Page) {
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a script that fails once: the page reloads and works', async ({ page }) => {
  const documents = countDocuments(page);
  await page.route(pageScript(), (route) => route.abort(), { times: 1 });
  await page.goto(doc);
  await expect.poll(documents).toBe(2);
  await expectToWork(page);
  await expect(missingPart(page)).toHaveCount(0);
  expect(documents()).toBe(2);
});

test('data of the page that fails once: the page reloads and works', async ({ page }) => {
  const documents = countDocuments(page);
  await page.route(sharedData, (route) => route.abort(), { times: 1 });
  await page.goto(doc);
  await expect.poll(documents).toBe(2);
  await expectToWork(page);
  expect(documents()).toBe(2);
});

test('a script that keeps failing: one reload, then Retry, in other tabs too', async ({ page, context }) => {
  const script = pageScript();
  await context.route(script, (route) => route.abort());
  const documents = countDocuments(page);
  await page.goto(doc);
  await expect.poll(documents).toBe(2);
  await expectNoLoop(page, documents, 2);
  await expect(title(page)).toHaveText('Lights');
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
  await expect(missingPart(page)).toHaveCount(0);
  await expectToWork(page);
});

test('all scripts blocked: the page can be read, and says what is missing', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  const documents = countDocuments(page);
  await page.goto(doc);
  // What would reload it does not come either.
  await expectNoLoop(page, documents, 1);
  await missingPart(page).getByRole('link', { name: 'Retry' }).click();
  await expectNoLoop(page, documents, 2);
  await expect(title(page)).toHaveText('Lights');
  await page.getByRole('main').getByRole('link', { name: 'berth', exact: true }).click();
  await expect(title(page)).toHaveText('Berths');
});

test('storage denied: all else works, and a script that fails offers Retry at once, as no reload could be counted', async ({
  page,
}) => {
  await denyStorage(page);
  await open(page, doc);
  await colorModeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await sidebarLink(page, 'Buoys').click();
  await expect(title(page)).toHaveText('Buoys');
  await expectToWork(page);

  await page.route(pageScript(), (route) => route.abort());
  const documents = countDocuments(page);
  await page.goto(doc);
  await expectNoLoop(page, documents, 1);
});

/** Opens the doc and lets every script fail that it has not asked for yet. A pointer that moves would have some fetched. */
async function openWithoutLaterScripts(page: Page, scripts = /\.js$/) {
  let isOpen = false;
  // Before the page is there: of what comes right after it was told to stop requests, Chromium lets some through.
  await page.route(scripts, (route) => (isOpen ? route.abort() : route.continue()));
  await page.goto(doc);
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  isOpen = true;
}

test('a part that loads later fails while offline: the page stays and offers Retry', async ({ page }) => {
  await openWithoutLaterScripts(page);
  await page.route(new RegExp(`/${doc}$`), (route) => route.abort());
  const documents = countDocuments(page);
  await page.keyboard.press('?');
  await expectNoLoop(page, documents, 0);
  await expect(title(page)).toHaveText('Lights');
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toHaveCount(0);
});

test('a part of an earlier build is gone: the page reloads into the new build', async ({ page }) => {
  await openWithoutLaterScripts(page, parts);
  const documents = countDocuments(page);
  const failed = (request: Request) => request.url().endsWith('.js');
  await Promise.all([page.waitForEvent('requestfailed', failed), page.keyboard.press('?')]);
  await page.unroute(parts);
  await expect.poll(documents).toBe(1);
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('the search whose program did not come is asked for again by the next press', async ({ page }) => {
  await openWithoutLaterScripts(page);
  await page.route(new RegExp(`/${doc}$`), (route) => route.abort());
  const documents = countDocuments(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => request.url().includes('/chunks/') && failed.push(request.url()));
  await page.keyboard.press('Control+k');
  await expectNoLoop(page, documents, 0);
  await expect(missingPart(page)).toHaveCount(1);
  // The framework tries each file once more by itself.
  const tries = () => Math.min(...failed.map((url) => failed.filter((other) => other === url).length));
  await expect.poll(tries).toBe(2);
  await expect(page.getByRole('button', { name: 'Close search' })).toHaveCount(0);
  await page.unroute(/\.js$/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('lights');
  await expect(page.getByRole('option').first()).toContainText('Lights');
  expect(documents()).toBe(0);
});
