import type { Page } from '@playwright/test';
import { findings } from './support/axe';
import { expect, open, test } from './support/features';
import { readThrough } from './support/scroll';

// Every page as it opens: support/any-site.ts. Here is what opens over a page, and what stands there after a fault.

test.use({ reducedMotion: 'reduce' });

/** Every control and every kind of overlay is on this page. */
const address = 'docs/access/everything';

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Everything that opens over a page: how, and where. */
const overlays: readonly { name: string; width: number; show: (page: Page) => Promise<unknown> }[] = [
  { name: 'the mobile docs menu', width: 390, show: (page) => menu(page).click() },
  {
    name: 'the mobile main menu',
    width: 390,
    async show(page) {
      await menu(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Main menu' }).click();
    },
  },
  { name: 'the help dialog', width: 390, show: (page) => page.keyboard.press('?') },
  {
    name: 'the table of contents',
    width: 390,
    show: (page) => page.getByRole('group').filter({ hasText: 'On this page' }).locator('summary').click(),
  },
  {
    name: 'the search',
    width: 1280,
    async show(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('pontoon');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'a full-size diagram',
    width: 1280,
    show: (page) => page.getByRole('button', { name: /^Open full size/ }).click(),
  },
];

async function expectNoFindings(page: Page, without: readonly string[] = []): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await page.locator('html').evaluate((html, wanted) => html.setAttribute('data-theme', wanted), mode);
    expect(await findings(page, { without }), mode).toEqual([]);
  }
}

for (const { name, width, show } of overlays) {
  test(`${name} has no findings while open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, address);
    await readThrough(page);
    await show(page);
    await expect(page.locator('[role="dialog"], dialog[open], [role="menu"], details[open]').first()).toBeVisible();
    // Menus hang at the end of the body, and their button leads into them: no landmark is missing. Results of the search
    // are links, for the pointer; keys move among the options around them.
    await expectNoFindings(page, ['region', 'nested-interactive']);
  });
}

test('screen readers know the number of a step, and which line of code is highlighted', async ({ page }) => {
  await open(page, 'docs/finding/every-element');
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  async function heard(selector: string): Promise<string[]> {
    const { result } = await session.send('Runtime.evaluate', { expression: `document.querySelector('${selector}')` });
    const { nodes } = await session.send('Accessibility.queryAXTree', { objectId: result.objectId ?? '' });
    return nodes.map(({ role, name }) => `${role?.value} ${name?.value}`);
  }
  expect(await heard('.steps li:last-child')).toEqual(
    expect.arrayContaining(['StaticText 2', 'StaticText Wait for the bell.']),
  );
  expect((await heard('.line:nth-child(2)'))[0]).toMatch(/^mark/);
});

test.describe('after a fault', () => {
  test.use({ provoked: /\b404\b|Planted failure/ });

  test('an address without a page has no findings', async ({ page }) => {
    await open(page, 'docs/nowhere');
    await expectNoFindings(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoFindings(page);
  });

  test('the note of a page that did not load has no findings', async ({ page }) => {
    await open(page, address);
    await page.route('**/docs/start.txt*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: 'The start' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
    await expectNoFindings(page);
  });

  test('a page that crashed has no findings', async ({ page }) => {
    await open(page, address);
    await page.evaluate(() => {
      CSS.escape = () => {
        throw new Error('Planted failure');
      };
    });
    await page.evaluate(() => window.scrollTo(0, 2500));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
    await expectNoFindings(page);
  });
});
