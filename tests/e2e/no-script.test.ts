import type { Page } from '@playwright/test';
import { basePath, expect, readSource, test } from './support/features';
import { currentEntry, sidebar, sidebarColumn, title } from './support/parts';

// The browser reports preloads of scripts it may not run.
test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/, viewport: { width: 1280, height: 800 } });

const sidebarLink = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

/** Text of the headings an author wrote, without Markdown's marks. */
function sourceHeadings(doc: string): string[] {
  const body = readSource(doc)
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replace(/^( *)(`{3,})[\s\S]*?^\1\2 *$/gm, '');
  return [...body.matchAll(/^#{2,6} (.+)$/gm)].map(([, text = '']) => text.trim());
}

test('docs can be read whole, all panels of tabs and sources of diagrams too, and no button stands there that does nothing', async ({
  page,
}) => {
  for (const doc of ['start', 'writing/code', 'deep/first', 'navigation/lights', 'navigation/channel']) {
    await page.goto(`docs/${doc}`);
    await expect(title(page)).toHaveCount(1);
    await expect(title(page)).toBeVisible();
    const headings = page.getByRole('main').getByRole('heading').and(page.locator(':not(h1)'));
    // Each ends in a link to itself.
    const texts = (await headings.allInnerTexts()).map((text) => text.replace(/#$/, '').trim());
    expect(texts).toEqual(sourceHeadings(`docs/${doc}`));
    for (const heading of await headings.all()) await expect(heading).toBeVisible();
    await expect(page.locator('button:visible')).toHaveCount(0);
    await expect(currentEntry(sidebar(page))).toBeVisible();
  }

  // The last of them: told apart by their labels.
  const panels = page.getByRole('tabpanel');
  await expect(panels).toHaveCount(5);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  const labels = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
  expect(labels).toEqual(['"Under sail"', '"Under power"', '"By oar"', '"Under sail"', '"Under power"']);

  await page.goto('docs/navigation/passage');
  const source = page.locator('pre').filter({ hasText: 'flowchart LR' });
  await expect(source).toBeVisible();
  const hidden = await source.evaluate((pre) => pre.scrollHeight - pre.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
});

test('links of the open branch and of every category lead somewhere, and old addresses lead on', async ({ page }) => {
  await page.goto('docs/navigation/lights');
  await sidebarLink(page, 'Buoys').click();
  await expect(page).toHaveURL(/\/docs\/navigation\/buoys$/);
  await sidebarLink(page, 'Basics').click();
  await expect(page).toHaveURL(/\/docs\/basics\/berths$/);
  await expect(sidebarLink(page, 'Tides')).toBeVisible();

  const links = sidebar(page).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);

  await page.goto('docs');
  await expect(page).toHaveURL(/\/docs\/start$/);
  await page.goto('docs/navigation/marks');
  await expect(page).toHaveURL(/\/docs\/navigation\/buoys$/);
  await expect(title(page)).toHaveText('Buoys');
});

test.describe('an address without a page', () => {
  test.use({ provoked: /\b404\b|^csp: .*\.js$/ });

  test('still leads home and to the docs', async ({ page }) => {
    await page.goto('docs/nowhere');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', basePath);
    await main.getByRole('link', { name: 'Documentation' }).click();
    await expect(title(page)).toHaveText('Start here');
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the table of contents opens, and the sidebar stands below the page, where the menu cannot open', async ({
    page,
  }) => {
    await page.goto('docs/navigation/lights');
    const contents = page.locator('details').filter({ hasText: 'On this page' });
    await contents.locator('summary').click();
    await expect(contents.getByRole('link', { name: 'Leading lights' })).toBeVisible();
    await expect(page.locator('button:visible')).toHaveCount(0);
    await sidebarLink(page, 'Buoys').click();
    await expect(title(page)).toHaveText('Buoys');
    const gap = async () => {
      const main = await page.getByRole('main').boundingBox();
      const tree = await sidebarColumn(page).boundingBox();
      return (tree?.y ?? 0) - (main?.y ?? 1e5) - (main?.height ?? 0);
    };
    // The page may still be loading when its title is there.
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });
});
