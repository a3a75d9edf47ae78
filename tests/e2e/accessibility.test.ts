import type { Page } from '@playwright/test';
import { findings } from './support/axe';
import { expect, interceptRequests, open, test } from './support/features';
import { readThrough } from './support/scroll';

// Every page as it opens: support/any-site.ts. Here is what opens over a page, and what stands there after a fault.

/** Every control and every kind of overlay is on this page. */
const address = 'docs/access/everything';

async function expectNoFindings(page: Page, without: readonly string[] = []): Promise<void> {
  const show = (mode: string) =>
    page.locator('html').evaluate((html, wanted) => html.setAttribute('data-theme', wanted), mode);
  await show('light');
  expect(await findings(page, { without }), 'light').toEqual([]);
  await show('dark');
  expect(await findings(page, { only: 'colors' }), 'dark').toEqual([]);
}

/** Expects none where something lies over the page. */
async function expectNoFindingsOver(page: Page): Promise<void> {
  await expect(page.locator('[role="dialog"], dialog[open], [role="menu"], details[open]').first()).toBeVisible();
  // Menus hang at the end of the body, and their button leads into them: no landmark is missing. Results of the search
  // are links, for the pointer; keys move among the options around them.
  await expectNoFindings(page, ['region', 'nested-interactive']);
}

test('menus, the help dialog and the table of contents of a phone have no findings while open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, address);
  await readThrough(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectNoFindingsOver(page);
  await dialog.getByRole('button', { name: 'Main menu' }).click();
  await expect(dialog).toHaveAccessibleName('Menu');
  await expectNoFindingsOver(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  await expectNoFindingsOver(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('group').filter({ hasText: 'On this page' }).locator('summary').click();
  await expectNoFindingsOver(page);
});

test('the search and a full-size diagram have no findings while open', async ({ page }) => {
  await open(page, address);
  await readThrough(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('pontoon');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoFindingsOver(page);
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^Open full size/ }).click();
  await expectNoFindingsOver(page);
});

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
  test.use({ provoked: /\b(403|404)\b|Planted failure/ });

  test('the page of an address without one, one that crashed and the note of one that did not load have no findings', async ({
    page,
  }) => {
    await open(page, 'docs/nowhere');
    await expectNoFindings(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoFindings(page);

    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, address);
    await page.evaluate(() => {
      CSS.escape = () => {
        throw new Error('Planted failure');
      };
    });
    await page.evaluate(() => window.scrollTo(0, 2500));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
    await expectNoFindings(page);

    await interceptRequests(page);
    await open(page, address);
    await page.route('**/docs/start.txt*', (route) => route.fulfill({ status: 403, body: '' }));
    await page.getByRole('link', { name: 'The start' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
    await expectNoFindings(page);
  });
});
