import type { Page } from '@playwright/test';
import { findings } from './support/axe';
import { expect, features, interceptRequests, open, readExported, test } from './support/features';

const doc = 'docs/basics/berths';
const { assistants, basePath, url } = features.site;

const menuButton = (page: Page) => page.getByRole('button', { name: 'More ways to read this page' });

async function expectCopied(page: Page, address: string) {
  await expect(page.getByRole('status').filter({ hasText: 'Page copied as Markdown' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readExported(`${address}.md`));
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('copies the page that is shown as Markdown and says so: from the page, after following a link, from the palette, of a post', async ({
  page,
}) => {
  await open(page, doc);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expectCopied(page, doc);
  await page
    .getByRole('navigation', { name: 'Documentation pages' })
    .getByRole('link', { name: 'Tides', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tides');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy page' }).click();
  const tides = readExported('docs/basics/tides.md');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(tides);

  await open(page, doc);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('> copy page as');
  await page.getByRole('option', { name: 'Copy page as Markdown' }).click();
  await expectCopied(page, doc);

  await open(page, 'blog/crane');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expectCopied(page, 'blog/crane');
});

test.describe('when the file does not come', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('says that nothing was copied', async ({ page }) => {
    await interceptRequests(page);
    await open(page, doc);
    await page.route('**/*.md', (route) => route.abort());
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('status')).toHaveText('The page could not be copied');
  });
});

// A browser that shows a file which names no icon asks for the one at the root of the origin.
test.describe('the menu', () => {
  test.use({ provoked: /\b404\b/ });

  test('has no findings, has buttons for fingers on a small screen, and leads to the Markdown and to assistants', async ({
    page,
  }) => {
    await open(page, doc);
    const within = ['.copy-page', '[role="menu"]'];
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await menuButton(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await findings(page, { within }), `light, ${width} px`).toEqual([]);
      await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'));
      expect(await findings(page, { within, only: 'colors' }), `dark, ${width} px`).toEqual([]);
      await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'light'));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
    for (const button of [page.getByRole('button', { name: 'Copy page' }), menuButton(page)]) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }

    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    const names = assistants.map(({ label }) => `Open in ${label}`);
    expect(names.length).toBeGreaterThan(0);
    await expect(page.getByRole('menuitem')).toHaveText(['View as Markdown', ...names]);
    for (const name of names) {
      const item = page.getByRole('menuitem', { name });
      await expect(item).toHaveAttribute('target', '_blank');
      const href = new URL((await item.getAttribute('href')) ?? '');
      expect(href.searchParams.get('q')).toContain(`${url}${basePath}/${doc}.md`);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await menuButton(page).click();
    await page.getByRole('menuitem', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(new RegExp(`${doc}\\.md$`));
    await expect(page.locator('body')).toContainText('# Berths');
  });

  test('leads to its first entry when a key opens it, the first time too, and to none when a click does', async ({
    page,
  }) => {
    const first = page.getByRole('menuitem').first();
    for (const key of ['Enter', ' ', 'ArrowDown']) {
      await open(page, doc);
      for (let time = 0; time < 2; time++) {
        await menuButton(page).press(key);
        await expect(first).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menuButton(page)).toBeFocused();
      }
    }
    await open(page, doc);
    await menuButton(page).click();
    await expect(page.getByRole('menu')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  // The browser reports preloads of scripts it may not run.
  test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$|\b404\b/ });

  test('is a plain link to the Markdown', async ({ page }) => {
    await page.goto(doc);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(new RegExp(`${doc}\\.md$`));
  });
});
