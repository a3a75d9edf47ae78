import type { Page } from '@playwright/test';
import { expect, open, test } from './support/features';
import { title } from './support/parts';

const doc = 'docs/navigation/lights';
const html = (page: Page) => page.locator('html');
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test('keys switch the colour mode, copy the link to the section being read, and lead home, to the docs and to neighbours', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, doc);
  const toolbar = page.locator('meta[name="theme-color"]');
  const light = await toolbar.getAttribute('content');
  await page.keyboard.press('t');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(toolbar).not.toHaveAttribute('content', light ?? '');

  await page.getByRole('heading', { name: 'Harbor lights' }).evaluate((heading) => heading.scrollIntoView());
  await page.keyboard.press('c');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/docs\/navigation\/lights#harbor-lights$/,
  );

  for (const [keys, name] of [
    [']', 'Buoys'],
    ['[', 'Lights'],
    ['gh', 'Harbor'],
    ['gd', 'Start here'],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key);
    await expect(title(page)).toHaveText(name);
  }
});

/** Presses a key as a layout or an input method would report it. */
function press(page: Page, init: Record<string, string | boolean>) {
  return page.evaluate((given) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given }));
  }, init);
}

test('keys mean nothing while typing, with other keys held or from an input method; behind AltGr they do', async ({
  page,
}) => {
  await open(page, doc);
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Control+]');
  await press(page, { key: 't', isComposing: true });
  await press(page, { key: ']', ctrlKey: true, altKey: true });
  await page.getByRole('main').evaluate((main) => {
    const input = document.createElement('input');
    main.prepend(input);
    input.focus();
  });
  const field = page.getByRole('main').getByRole('textbox');
  await page.keyboard.type('t]?');
  await expect(field).toHaveValue('t]?');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(title(page)).toHaveText('Lights');
  await expect(page.getByRole('dialog')).toBeHidden();

  await press(page, { key: ']', ctrlKey: true, altKey: true, modifierAltGraph: true });
  await expect(title(page)).toHaveText('Buoys');
});

test('the help dialog lists every key, switches them off and gives the focus back', async ({ page }) => {
  await open(page, doc);
  const opener = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(help(page).getByRole('term')).toHaveCount(9);
  await help(page).getByLabel('Use single keys as shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
  await page.keyboard.press('t');
  await page.keyboard.press('?');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(help(page)).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(help(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
