import type { Page, Route } from '@playwright/test';
import { isSameDocument, markDocument } from './support/faults';
import { expect, interceptRequests, open, readExported, test } from './support/features';
import { sidebarLink, title } from './support/parts';

const payload = /\/docs\/navigation\/buoys\.txt/;

test.use({ provoked: /Failed to load resource|\b(403|404|500|503)\b|net::ERR_(FAILED|INTERNET_DISCONNECTED)/ });

test.beforeEach(async ({ page }) => {
  await interceptRequests(page);
  await open(page, 'docs/navigation/lights');
  await markDocument(page);
});

const followLink = (page: Page) => sidebarLink(page, 'Buoys').click();

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'The page did not load' });

/** Expects the reader to be where they were, with this reason. */
async function expectToStay(page: Page, reason: string) {
  await expect(note(page)).toContainText(`The page did not load because ${reason}.`);
  await expect(page).toHaveURL(/\/docs\/navigation\/lights$/);
  await expect(title(page)).toHaveText('Lights');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
}

/** Expects Retry to end at the page that was asked for, without a new document. */
async function expectRetryToWork(page: Page) {
  await note(page).getByRole('button', { name: 'Retry' }).click();
  await expect(title(page)).toHaveText('Buoys');
  await expect(page).toHaveURL(/\/docs\/navigation\/buoys$/);
  await expect(note(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
}

test('offline: the reader stays, and Retry works once the network is back', async ({ page, context }) => {
  await context.setOffline(true);
  await followLink(page);
  await expectToStay(page, 'you are offline');
  await note(page).getByRole('button', { name: 'Retry' }).click();
  await expectToStay(page, 'you are offline');
  await context.setOffline(false);
  await expectRetryToWork(page);
});

test('silent host: the reader stays after ten seconds', async ({ page }) => {
  await page.clock.install();
  let asked = () => {};
  const request = new Promise<void>((resolve) => {
    asked = resolve;
  });
  await page.route(payload, async () => asked());
  await followLink(page);
  await request;
  await page.clock.runFor(11_000);
  await expectToStay(page, 'the site takes too long to answer');
  await page.unroute(payload);
  await expectRetryToWork(page);
});

test('a wrong answer or none: the reader stays, with the focus on the page, until Retry gets the right one', async ({
  page,
}) => {
  const cutShort = async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.lastIndexOf('\n', text.length / 2) + 1) });
  };
  const portal = { contentType: 'text/html', body: '<title>Log in to this network</title>' };
  const answers: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.abort(), 'the site cannot be reached'],
    [(route) => route.fulfill({ status: 403, body: 'Forbidden' }), 'the site answered 403'],
    [(route) => route.fulfill({ status: 500, body: 'Error' }), 'the site answered 500'],
    [cutShort, 'its answer was cut short'],
    [(route) => route.fulfill(portal), 'its answer was cut short'],
  ];
  for (const [answer, reason] of answers) {
    await page.route(payload, answer);
    await followLink(page);
    await expectToStay(page, reason);
    await note(page)
      .getByRole('button', { name: /^(Close|Dismiss)/ })
      .click();
    await expect(note(page)).toHaveCount(0);
    await page.unroute(payload);
  }
  await page.clock.install();
  await page.route(payload, (route) => route.fulfill({ status: 503, body: '' }));
  await followLink(page);
  await note(page).getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(title(page)).toBeFocused();
  await expectToStay(page, 'the site answered 503');
  await note(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(note(page)).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  // Nothing is on its way any more; a bar would come after a moment.
  await page.clock.runFor(1000);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await followLink(page);
  await expectToStay(page, 'the site answered 503');
  await page.unroute(payload);
  await expectRetryToWork(page);
});

test('a failed route: other links still work, back too, and the browser can open it in full', async ({ page }) => {
  await page.route(payload, (route) => route.fulfill({ status: 403, body: 'Forbidden' }));
  await followLink(page);
  await expect(note(page)).toBeVisible();
  await sidebarLink(page, 'Channel').click();
  await expect(title(page)).toHaveText('Channel');
  await expect(note(page)).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Lights');
  expect(await isSameDocument(page)).toBe(true);
  await followLink(page);
  await note(page).getByRole('link', { name: 'Open it in full' }).click();
  await expect(title(page)).toHaveText('Buoys');
  expect(await isSameDocument(page)).toBe(false);
});

test('redeployed site: an open tab loads the page of the new build', async ({ page }) => {
  await page.route(payload, async (route) => {
    const response = await route.fetch();
    const [group, ...own] = JSON.parse(await response.text()) as string[];
    await page.route('**/rows/anotherbuild.json', async (rows) => {
      const text = readExported(`_next/static/rows/${group}.json`);
      const body = text.replace(/\\"b\\":\\"\w+\\"/, '\\"b\\":\\"another-build\\"');
      expect(body).not.toBe(text);
      await rows.fulfill({ body, contentType: 'application/json' });
    });
    await route.fulfill({ response, body: JSON.stringify(['anotherbuild', ...own]) });
  });
  await followLink(page);
  await expect(title(page)).toHaveText('Buoys');
  await expect(page).toHaveURL(/\/docs\/navigation\/buoys$/);
  await expect(note(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(false);
});

test('slow network and slow device: a sign of life, then the page', async ({ page, devtools }) => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: 20_000,
    uploadThroughput: 20_000,
  });
  await followLink(page);
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  await expect(title(page)).toHaveText('Buoys', { timeout: 20_000 });
  expect(await isSameDocument(page)).toBe(true);
});
