import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/features';
import { sidebarLink, title } from './support/parts';

test.use({ thrifty: false });

const doc = 'docs/deep/first';
/** A page that nothing on the others leads to, but for the link a test points there. */
const outOfSight = '/docs/navigation/fog';

/** Routes the router asked for ahead of time, one entry a request. */
function watchPrefetches(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.txt')) asked.push(pathname.slice(0, -'.txt'.length));
  });
  return asked;
}

/** Lets the page do all it does while a reader looks at it for a while. */
async function linger(page: Page) {
  for (let pass = 0; pass < 3; pass++) {
    await page.clock.runFor(2000);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  }
}

/** The last link of the page, turned into one to a page that nothing in sight leads to. */
async function farLink(page: Page): Promise<Locator> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Start', exact: true });
  await link.evaluate((element: HTMLAnchorElement, route) => {
    element.href = element.href.replace('/docs/start', route);
  }, outOfSight);
  return link;
}

test('pages behind visible links are fetched ahead, each once, also after going there and back', async ({ page }) => {
  await page.clock.install();
  const asked = watchPrefetches(page);
  await open(page, doc);
  const link = sidebarLink(page, 'Basics');
  await expect.poll(() => asked.some((path) => path.endsWith('/docs/basics/berths'))).toBe(true);
  await link.hover();
  await linger(page);
  await link.click();
  await expect(title(page)).toHaveText('Berths');
  await page.goBack();
  await expect(title(page)).toHaveText('First level');
  await link.hover();
  await linger(page);
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.length).toBe(new Set(asked).size);
});

test('a payload is loaded once, from whatever page it is asked for', async ({ page }) => {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    if (new URL(url).pathname.endsWith('/docs/basics/berths.txt')) addresses.add(url);
  });
  for (const from of [doc, 'docs/start']) {
    await open(page, from);
    await sidebarLink(page, 'Basics').click();
    await expect(title(page)).toHaveText('Berths');
  }
  expect(addresses.size).toBe(1);
});

test('five pages at most, the next page first, in view or not', async ({ page }) => {
  await page.clock.install();
  const asked = watchPrefetches(page);
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, 'docs/navigation/buoys');
  const next = new URL((await page.locator('a[rel="next"]').getAttribute('href')) ?? '', page.url());
  const routes = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(new Set(routes).size).toBeGreaterThan(12);
  await expect(page.locator('a[rel="next"]')).not.toBeInViewport();
  for (let pass = 0; pass < 20; pass++) await linger(page);
  expect(asked[0]).toBe(next.pathname);
  expect(new Set(asked).size).toBe(5);
  // Readers go on below the page in the sidebar rather than to its first pages.
  const below = ['Passage', 'Radio'].map((label) => sidebarLink(page, label));
  const paths = await Promise.all(below.map((link) => link.evaluate((a: HTMLAnchorElement) => a.pathname)));
  expect(asked).toEqual(expect.arrayContaining(paths));
});

test('nothing is fetched ahead where data is saved or the connection is slow', async ({ page }) => {
  await page.clock.install();
  const asked = watchPrefetches(page);
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    // The last one that was added runs last.
    await page.addInitScript(
      (given) => Object.defineProperty(navigator, 'connection', { get: () => given, configurable: true }),
      connection,
    );
    await open(page, doc);
    asked.length = 0;
    await sidebarLink(page, 'Basics').hover();
    await linger(page);
    expect(asked, JSON.stringify(connection)).toEqual([]);
    await sidebarLink(page, 'Basics').click();
    await expect(title(page)).toHaveText('Berths');
  }
});

/** Opens the palette and stops the clock, which goes on by what typing takes, however long it takes here. */
async function openPalette(page: Page): Promise<() => string[]> {
  await page.clock.install();
  await open(page, doc);
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  await page.clock.pauseAt(Date.now() + 2000);
  const asked = watchPrefetches(page);
  // What the page and the palette lead to without a query may still be on its way.
  const known = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return () => asked.filter((path) => !known.includes(path));
}

test('search results are not fetched ahead while the reader types, whether they stay or not, and then they are', async ({
  page,
}) => {
  const results = await openPalette(page);
  for (const query of ['buoys', 'radio', 'tides', 'anc', 'anch', 'ancho', 'anchor', 'anchori', 'anchoring']) {
    await page.getByRole('combobox').fill(query);
    await expect(page.getByRole('option').first()).toContainText(query, { ignoreCase: true });
    await page.clock.runFor(120);
  }
  expect(results()).toEqual([]);
  await page.clock.resume();
  await expect.poll(() => results().length).toBeGreaterThan(0);
});

test.describe('a link out of sight', () => {
  // Without a sidebar, few links are in sight.
  test.use({ viewport: { width: 390, height: 200 } });

  test('is fetched ahead once it comes into view, also after the reader has typed', async ({ page }) => {
    const asked = watchPrefetches(page);
    await open(page, doc);
    const link = await farLink(page);
    const times = () => asked.filter((path) => path.endsWith(outOfSight)).length;
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('tides');
    await expect(page.getByRole('option').first()).toContainText('Tides');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(times()).toBe(0);
    await link.scrollIntoViewIfNeeded();
    await expect.poll(times).toBe(1);
  });

  test('is fetched once by focus, a touch or the mouse', async ({ page }) => {
    for (const event of ['focusin', 'touchstart', 'pointerover']) {
      const asked = watchPrefetches(page);
      const times = () => asked.filter((path) => path.endsWith(outOfSight)).length;
      await open(page, doc);
      const link = await farLink(page);
      await expect(link).not.toBeInViewport();
      expect(times()).toBe(0);
      const reach = () =>
        link.evaluate((element, type) => element.dispatchEvent(new Event(type, { bubbles: true })), event);
      await reach();
      await expect.poll(times, event).toBe(1);
      await reach();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect(times(), event).toBe(1);
    }
  });
});
