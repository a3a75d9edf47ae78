import { expect, open, test } from './support/features';
import { currentEntry, sidebar, sidebarColumn, sidebarLink, title, toggle } from './support/parts';

test('lists the top level in order, opens the branches on the way to the page and no other, and shows where that is', async ({
  page,
}) => {
  await open(page, 'docs/navigation/lights');
  const labels = await sidebar(page).locator(':scope > ul > li > a').allTextContents();
  // Other categories may come between these.
  const known = ['Start here', 'Basics', 'Writing', 'Navigation', 'Deep'];
  expect(labels.filter((label) => known.includes(label))).toEqual(known);
  for (const label of known.slice(1))
    await expect(toggle(page, label)).toHaveAttribute('aria-expanded', String(label === 'Navigation'));
  await expect(currentEntry(sidebar(page))).toHaveText(['Lights']);
  await expect(sidebarLink(page, 'Lights')).toBeInViewport();

  await sidebarLink(page, 'Navigation').click();
  await expect(title(page)).toHaveText('Navigation');
  await expect(currentEntry(sidebar(page))).toHaveText(['Navigation']);

  await open(page, 'docs/deep/level-two/level-three/third');
  await expect(toggle(page, 'Deep')).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page).getByRole('button', { name: /^level/i, expanded: true })).toHaveCount(2);
  await expect(currentEntry(sidebar(page))).toHaveText(['Third level']);

  // Too short for it.
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, 'docs/navigation/charts/electronic');
  await expect(sidebarLink(page, 'Electronic charts')).toBeInViewport();
  expect(await sidebarColumn(page).evaluate((column) => column.scrollTop)).toBeGreaterThan(0);
});

test('toggles with the mouse, without closing other branches, and with the keyboard; opens the branch of a page again', async ({
  page,
}) => {
  await open(page, 'docs/navigation/lights');
  const basics = toggle(page, 'Basics');
  await basics.click();
  await expect(basics).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebarLink(page, 'Tides')).toBeVisible();
  await expect(sidebarLink(page, 'First level')).toHaveCount(0);
  await expect(toggle(page, 'Navigation')).toHaveAttribute('aria-expanded', 'true');
  await basics.click();
  await expect(basics).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebarLink(page, 'Tides')).toHaveCount(0);

  const deep = toggle(page, 'Deep');
  await deep.focus();
  await page.keyboard.press('Enter');
  await expect(deep).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(deep).toHaveAttribute('aria-expanded', 'false');
  await expect(deep).toBeFocused();

  await toggle(page, 'Navigation').click();
  await expect(toggle(page, 'Navigation')).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('main').getByRole('link', { name: 'cardinal mark' }).click();
  await expect(title(page)).toHaveText('Buoys');
  await expect(toggle(page, 'Navigation')).toHaveAttribute('aria-expanded', 'true');
  await expect(currentEntry(sidebar(page))).toHaveText(['Buoys']);
});

test('keeps what the reader opened and closed, over navigation and reload', async ({ page }) => {
  await open(page, 'docs/navigation/lights');
  await toggle(page, 'Basics').click();
  await sidebarLink(page, 'Tides').click();
  await expect(title(page)).toHaveText('Tides');
  await toggle(page, 'Deep').click();
  await sidebarLink(page, 'Start here').click();
  await expect(title(page)).toHaveText('Start here');
  await toggle(page, 'Deep').click();
  for (const step of ['navigation', 'reload']) {
    if (step === 'reload') await page.reload();
    // The reader opened one of them; the other was open around a page and must not close by itself.
    for (const label of ['Basics', 'Navigation']) {
      await expect(toggle(page, label), step).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(toggle(page, 'Deep'), step).toHaveAttribute('aria-expanded', 'false');
  }
});

test('keeps its scroll position over navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, 'docs/navigation/lights');
  // Without it nothing but the sidebar scrolls.
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await toggle(page, 'Basics').click();
  await toggle(page, 'Charts').click();
  await sidebarLink(page, 'Tides').waitFor();
  const target = sidebarLink(page, 'Electronic charts');
  await target.scrollIntoViewIfNeeded();
  const scrollTop = () => sidebarColumn(page).evaluate((column) => column.scrollTop);
  const left = await scrollTop();
  expect(left).toBeGreaterThan(100);
  const top = async () => (await target.boundingBox())?.y ?? 1e4;
  const before = await top();
  await target.click();
  await expect(title(page)).toHaveText('Electronic charts');
  expect(await scrollTop()).toBe(left);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});
