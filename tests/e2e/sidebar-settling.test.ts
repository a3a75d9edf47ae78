import type { Page } from '@playwright/test';
import { totalShift, watchShifts } from './support/layout-shift';
import { expect, open, test } from './support/test';

const sidebar = (page: Page) => page.locator('.docs-sidebar');
const toggle = (page: Page, label: string) =>
  sidebar(page).getByRole('button', { name: new RegExp(`^(Open|Close) ${label}$`) });

/** Reader who left these categories open on an earlier visit. */
async function leaveOpen(page: Page, ...labels: string[]) {
  await open(page, 'docs/services/identity');
  for (const label of labels) {
    await toggle(page, label).click();
    await expect(toggle(page, label)).toHaveAttribute('aria-expanded', 'true');
  }
  await watchShifts(page);
}

test.use({ viewport: { width: 1280, height: 900 } });

for (const address of ['docs/services/identity', 'docs/intro', 'docs/misc/glossary']) {
  test(`categories left open move nothing when /${address} is loaded`, async ({ page }) => {
    await leaveOpen(page, 'Dashboard', 'Storage');
    await open(page, address);
    await expect(toggle(page, 'Dashboard')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle(page, 'Storage')).toHaveAttribute('aria-expanded', 'true');
    expect(await totalShift(page)).toBe(0);
  });
}

test('the space kept for a category goes when it closes', async ({ page }) => {
  await leaveOpen(page, 'Dashboard');
  await open(page, 'docs/services/identity');
  await expect(toggle(page, 'Dashboard')).toHaveAttribute('aria-expanded', 'true');
  const gap = async () => {
    const [above, below] = await Promise.all(
      ['Dashboard', 'Credentials'].map((label) => toggle(page, label).boundingBox()),
    );
    return (below?.y ?? 0) - (above?.y ?? 0);
  };
  expect(await gap()).toBeGreaterThan(200);
  await toggle(page, 'Dashboard').click();
  await expect(toggle(page, 'Dashboard')).toHaveAttribute('aria-expanded', 'false');
  expect(await gap()).toBeLessThan(50);
});

test('no space stays empty when the whole tree cannot be loaded', async ({ page }) => {
  await leaveOpen(page, 'Dashboard');
  await page.route('**/sidebar/*.json*', (route) => route.abort('aborted'));
  await open(page, 'docs/services/identity');
  await expect.poll(async () => (await toggle(page, 'Credentials').boundingBox())?.y ?? 1e4).toBeLessThan(300);
});

test('the current page stays where it is while the tree arrives', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await leaveOpen(page, 'Dashboard');
  const current = sidebar(page).locator('[aria-current="page"]');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/sidebar/*.json*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/sidebar/*.json*');
  await page.goto('docs/misc/glossary');
  await expect(current).toBeInViewport();
  await asked;
  const before = await current.boundingBox();
  release();
  await expect(toggle(page, 'Dashboard')).toHaveAttribute('aria-expanded', 'true');
  expect(await current.boundingBox()).toEqual(before);
});
