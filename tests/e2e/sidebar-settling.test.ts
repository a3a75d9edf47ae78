import type { Page } from '@playwright/test';
import { expect, open, test } from './support/features';
import { totalShift, watchShifts } from './support/layout-shift';
import { currentEntry, sidebar, toggle } from './support/parts';

const wholeTree = '**/sidebar/*.json*';

/** Reader who left these categories open on an earlier visit. */
async function leaveOpen(page: Page, ...labels: string[]) {
  await open(page, 'docs/start');
  for (const label of labels) {
    await toggle(page, label).click();
    await expect(toggle(page, label)).toHaveAttribute('aria-expanded', 'true');
  }
  await watchShifts(page);
}

test.use({ viewport: { width: 1280, height: 900 } });

test('categories left open move nothing when pages above, in and below them are loaded', async ({ page }) => {
  await leaveOpen(page, 'Basics', 'Navigation');
  for (const address of ['docs/start', 'docs/basics/tides', 'docs/deep/first']) {
    await open(page, address);
    await expect(toggle(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle(page, 'Navigation')).toHaveAttribute('aria-expanded', 'true');
    expect(await totalShift(page, sidebar(page)), address).toBe(0);
  }
});

test('the space kept for a category goes when it closes, and when the whole tree cannot be loaded', async ({
  page,
}) => {
  const bottom = async () => (await sidebar(page).boundingBox())?.height ?? 1e4;
  await open(page, 'docs/start');
  const closed = await bottom();
  await leaveOpen(page, 'Navigation');
  await open(page, 'docs/start');
  await expect(toggle(page, 'Navigation')).toHaveAttribute('aria-expanded', 'true');
  expect(await bottom()).toBeGreaterThan(closed + 200);
  await toggle(page, 'Navigation').click();
  await expect(toggle(page, 'Navigation')).toHaveAttribute('aria-expanded', 'false');
  expect(await bottom()).toBe(closed);

  await toggle(page, 'Navigation').click();
  await page.route(wholeTree, (route) => route.abort('aborted'));
  await open(page, 'docs/start');
  await expect.poll(bottom).toBe(closed);
});

test('the current page stays where it is while the tree arrives', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await leaveOpen(page, 'Navigation');
  const current = currentEntry(sidebar(page));
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(wholeTree, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(wholeTree);
  await page.goto('docs/deep/first');
  await expect(current).toBeInViewport();
  await asked;
  const before = await current.boundingBox();
  release();
  await expect(toggle(page, 'Navigation')).toHaveAttribute('aria-expanded', 'true');
  expect(await current.boundingBox()).toEqual(before);
});
