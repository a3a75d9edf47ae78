import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const doc = 'docs/integrations/cli';

/** Routes the router asked for ahead of time, one entry a request. */
function watchPrefetches(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'HEAD') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

async function claimConnection(page: Page, connection: Record<string, unknown>) {
  await page.addInitScript((given) => Object.defineProperty(navigator, 'connection', { get: () => given }), connection);
}

/** The last link of the page, turned into one to a page that nothing in sight leads to. */
async function linkToGlossary(page: Page): Promise<Locator> {
  const link = page.locator('.footer').getByRole('link', { name: 'Documentation' });
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = element.href.replace('/docs/intro', '/docs/misc/glossary');
  });
  return link;
}

test('pages behind visible links are fetched ahead, each once', async ({ page }) => {
  const asked = watchPrefetches(page);
  await open(page, doc);
  await expect.poll(() => asked.some((path) => path.endsWith('/docs/integrations/client-libraries'))).toBe(true);
  await page.locator('.docs-sidebar a[href$="/client-libraries"]').hover();
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBe(new Set(asked).size);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await claimConnection(page, connection);
    const asked = watchPrefetches(page);
    await open(page, doc);
    await page.locator('.docs-sidebar a[href$="/client-libraries"]').hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.locator('.docs-sidebar a[href$="/client-libraries"]').click();
    await expect(page.locator('h1')).toHaveText('Client libraries');
  });
}

/** Opens the palette and stops the clock, which goes on by what typing takes, however long it takes here. */
async function openPalette(page: Page): Promise<() => string[]> {
  await page.clock.install();
  await open(page, doc);
  await page.waitForLoadState('networkidle');
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

test('search results that make way for others are not fetched ahead, those that stay are', async ({ page }) => {
  const results = await openPalette(page);
  for (const query of ['vault', 'leaderboard', 'glossary', 'regenerate']) {
    await page.getByRole('combobox').fill(query);
    await expect(page.getByRole('option').first()).toContainText(query, { ignoreCase: true });
    await page.clock.runFor(120);
  }
  expect(results()).toEqual([]);
  await page.clock.resume();
  await expect.poll(() => results().length).toBeGreaterThan(0);
});

test('search results that stay are not fetched ahead before the reader stops typing', async ({ page }) => {
  const results = await openPalette(page);
  const field = page.getByRole('combobox');
  for (const query of ['glo', 'glos', 'gloss', 'glossa', 'glossar', 'glossary']) {
    await field.fill(query);
    await expect(page.getByRole('option').first()).toContainText('Glossary');
    await page.clock.runFor(120);
  }
  expect(results()).toEqual([]);
  await page.clock.resume();
  await expect.poll(() => results().length).toBeGreaterThan(0);
});

test('links that come into view after the reader has typed are fetched ahead', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  const asked = watchPrefetches(page);
  await open(page, doc);
  const link = await linkToGlossary(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('leaderboard');
  await expect(page.getByRole('option').first()).toContainText('Leaderboard');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(asked.filter((path) => path.endsWith('/docs/misc/glossary'))).toEqual([]);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((path) => path.endsWith('/docs/misc/glossary')).length).toBe(1);
});

for (const event of ['focusin', 'touchstart', 'pointerover'] as const) {
  test(`${event} fetches a page whose link is out of sight`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    const asked = watchPrefetches(page);
    await open(page, doc);
    const link = await linkToGlossary(page);
    await expect(link).not.toBeInViewport();
    const glossary = () => asked.filter((path) => path.endsWith('/docs/misc/glossary')).length;
    expect(glossary()).toBe(0);
    const reach = () =>
      link.evaluate((element, type) => element.dispatchEvent(new Event(type, { bubbles: true })), event);
    await reach();
    await expect.poll(glossary).toBe(1);
    await reach();
    await page.waitForLoadState('networkidle');
    expect(glossary()).toBe(1);
  });
}

test('no route is fetched ahead a second time after going there and back', async ({ page }) => {
  const asked = watchPrefetches(page);
  await open(page, doc);
  await page.locator('.docs-sidebar a[href$="/client-libraries"]').click();
  await expect(page.locator('h1')).toHaveText('Client libraries');
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('Client libraries');
  await page.locator('.docs-sidebar a[href$="/client-libraries"]').hover();
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.length).toBe(new Set(asked).size);
});
