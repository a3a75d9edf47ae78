import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fetchNothingAhead } from './support/faults';
import { readThrough } from './support/scroll';
import { exportedPages } from './support/site';
import { expect, open, test } from './support/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const widths = [1280, 390];

test.use({ provoked: /\b404\b/, reducedMotion: 'reduce' });

async function findings(page: Page, without: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).disableRules(without).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

async function switchTo(page: Page, theme: 'light' | 'dark') {
  const html = page.locator('html');
  if ((await html.getAttribute('data-theme')) !== theme) await page.locator('.color-mode-switch').click();
  await expect(html).toHaveAttribute('data-theme', theme);
}

for (const address of [...exportedPages(), 'docs/nowhere']) {
  test(`/${address} has no findings in both themes and widths`, async ({ page }) => {
    test.slow();
    await open(page, address);
    for (const theme of ['light', 'dark'] as const) {
      await switchTo(page, theme);
      await readThrough(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findings(page), `${theme}, ${width} px`).toEqual([]);
      }
    }
  });
}

/** Everything that opens over a page: how, and where. */
const overlays: Readonly<Record<string, { width: number; show: (page: Page) => Promise<unknown> }>> = {
  'the mobile docs menu': {
    width: 390,
    show: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  'the mobile main menu': {
    width: 390,
    show: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Main menu' }).click();
    },
  },
  'the help dialog': { width: 390, show: (page) => page.keyboard.press('?') },
  'the version menu': { width: 1280, show: (page) => page.getByRole('button', { name: /^Docs version/ }).click() },
  'the language menu': { width: 1280, show: (page) => page.getByRole('button', { name: /^Language/ }).click() },
  'the table of contents': { width: 390, show: (page) => page.locator('.toc-disclosure summary').click() },
  'a full-size diagram': {
    width: 1280,
    show: (page) =>
      page
        .getByRole('button', { name: /^Open full size/ })
        .first()
        .click(),
  },
};

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ theme });

    for (const [name, { width, show }] of Object.entries(overlays)) {
      test(`${name} has no findings while open`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, 'docs/services/identity');
        await readThrough(page);
        await show(page);
        await expect(page.locator('[role="dialog"], dialog[open], [role="menu"], details[open]').first()).toBeVisible();
        // Menus hang at the end of the body, and their button leads into them: no landmark is missing.
        expect(await findings(page, ['region'])).toEqual([]);
      });
    }
  });
}

test.describe('after a fault', () => {
  test.use({ provoked: /\b404\b|Planted failure/ });

  test('the note of a page that did not load has no findings', async ({ page }) => {
    await fetchNothingAhead(page);
    await open(page, 'docs/integrations/cli');
    await page.route('**/docs/integrations/rest-api.txt*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.locator('.docs-sidebar a[href$="/integrations/rest-api"]').click();
    await expect(page.locator('.failure-note')).toBeVisible();
    for (const theme of ['light', 'dark'] as const) {
      await switchTo(page, theme);
      expect(await findings(page), theme).toEqual([]);
    }
  });

  test('a page that crashed has no findings', async ({ page }) => {
    await open(page, 'docs/services/identity');
    await page.evaluate(() => {
      CSS.escape = () => {
        throw new Error('Planted failure');
      };
    });
    await page.mouse.wheel(0, 2500);
    await expect(page.locator('h1')).toHaveText('This page crashed');
    for (const theme of ['light', 'dark'] as const) {
      await switchTo(page, theme);
      expect(await findings(page), theme).toEqual([]);
    }
  });
});
