import AxeBuilder from '@axe-core/playwright';
import { site } from '../../lib/config/site';
import { basePath, readExported } from './support/site';
import { expect, open, test } from './support/test';

const doc = 'docs/services/store';
const other = 'docs/services/vault';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('copies the page as Markdown and says so', async ({ page }) => {
  await open(page, doc);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('status')).toHaveText('Page copied as Markdown');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readExported(`${doc}.md`));
});

test('copies from the search palette too', async ({ page }) => {
  await open(page, doc);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('> copy page as');
  await page.getByRole('option', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Page copied as Markdown' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readExported(`${doc}.md`));
});

test('copies a post', async ({ page }) => {
  await open(page, 'blog/welcome');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('status')).toHaveText('Page copied as Markdown');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readExported('blog/welcome.md'));
});

test('copies the page that is shown after following a link', async ({ page }) => {
  await open(page, doc);
  await page.locator(`.docs-sidebar a[href="${basePath}/${other}"]`).click();
  await expect(page.locator('h1')).toHaveText('Vault');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('status')).toHaveText('Page copied as Markdown');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readExported(`${other}.md`));
});

test.describe('when the file does not come', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('says that nothing was copied', async ({ page }) => {
    await open(page, doc);
    await page.route('**/*.md', (route) => route.abort());
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('status')).toHaveText('The page could not be copied');
  });
});

// A browser that shows a file which names no icon asks for the one at the root of the origin.
test.describe('the menu', () => {
  test.use({ provoked: /\b404\b/ });

  test('leads to the Markdown and to assistants, by keyboard too', async ({ page }) => {
    await open(page, doc);
    const button = page.getByRole('button', { name: 'More ways to read this page' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText([
      'View as Markdown',
      ...site.assistants.map(({ label }) => `Open in ${label}`),
    ]);
    const claude = page.getByRole('menuitem', { name: 'Open in Claude' });
    await expect(claude).toHaveAttribute('target', '_blank');
    const href = new URL((await claude.getAttribute('href')) ?? '');
    expect(href.searchParams.get('q')).toContain(`${site.url}${basePath}/${doc}.md`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await button.click();
    await page.getByRole('menuitem', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(new RegExp(`${doc}\\.md$`));
    await expect(page.locator('body')).toContainText('# Store');
  });
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in ${theme} mode`, () => {
    test.use({ theme });

    for (const width of [1280, 390]) {
      test(`has no accessibility violations, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, doc);
        await page.getByRole('button', { name: 'More ways to read this page' }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).include('.copy-page').include('[role="menu"]').analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}

test('buttons are large enough for fingers on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, doc);
  for (const button of await page.locator('.copy-page button').all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
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
