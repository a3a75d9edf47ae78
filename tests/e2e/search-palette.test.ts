import { expect, open, test } from './support/features';
import { box, field, hold, options, palette, scope, scopes, search, selected, status } from './support/palette';

test.use({ thrifty: false });

test.beforeEach(({ page }) => open(page, 'docs/start'));

test('opens with each of its keys, closes with Escape or its key after clearing, and gives the focus and the query back', async ({
  page,
}) => {
  const link = page.getByRole('main').getByRole('link', { name: 'berths', exact: true });
  await link.focus();
  for (const [opening, closing] of [
    ['Control+k', 'Escape'],
    ['Meta+k', 'Control+k'],
    ['/', 'Escape'],
  ] as const) {
    await page.keyboard.press(opening);
    await expect(field(page), opening).toBeFocused();
    await page.keyboard.press(closing);
    await expect(palette(page), closing).toHaveCount(0);
    await expect(link).toBeFocused();
  }

  await search(page, 'chandlery');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('lantern');
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('lantern');
  await expect(options(page).first()).toContainText('lantern');
});

test('keeps what is typed on its way, and the keys from the page behind, and shows itself if that takes long', async ({
  page,
}) => {
  const releaseAtOnce = await hold(page, /\.js$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('over');
  releaseAtOnce();
  await expect(field(page)).toHaveValue('over');
  await page.keyboard.type('night');
  await expect(field(page)).toHaveValue('overnight');

  await open(page, 'docs/start');
  const release = await hold(page, /\.js$/);
  const link = page.getByRole('banner').getByRole('link', { name: 'Log' });
  await link.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lantern');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const typed = page.getByText('lantern', { exact: true });
  const opacity = () =>
    typed.evaluate((element) => {
      let least = 1;
      for (let at: Element | null = element; at; at = at.parentElement)
        least = Math.min(least, Number(getComputedStyle(at).opacity));
      return least;
    });
  await expect.poll(opacity).toBe(1);
  const covered = await page.getByRole('button', { name: 'Close search' }).boundingBox();
  expect(covered).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(link).toBeFocused();
  release();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/docs\/start$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('moves with arrows, Home, End, the Page keys and the pointer, and leaves Enter to an input method', async ({
  page,
}) => {
  await search(page, 'lantern');
  // Those below the first screen come when the typing pauses.
  await expect.poll(() => options(page).count()).toBeGreaterThan(8);
  const count = await options(page).count();
  const at = () => options(page).evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'));
  await expect.poll(at).toBe(0);
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['PageDown', 6],
    ['PageDown', Math.min(11, count - 1)],
    ['Home', 0],
    ['End', count - 1],
    ['PageUp', count - 6],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(at, key).toBe(place);
    await expect(selected(page), key).toBeInViewport({ ratio: key === 'PageDown' ? 1 : 0.01 });
  }
  await page.keyboard.press('Home');
  await options(page).nth(3).hover();
  await expect(options(page).nth(3)).toHaveAttribute('aria-selected', 'true');
  await expect(selected(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect.poll(at).toBe(4);

  await field(page).fill('chandlery');
  await expect(selected(page)).toContainText('Chandlery');
  await field(page).evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })),
  );
  await expect(field(page)).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/start$/);
});

test('offers suggested pages and those visited last, and tells screen readers which option is active', async ({
  page,
}) => {
  const active = () =>
    field(page).evaluate((element) => {
      const id = element.getAttribute('aria-activedescendant');
      if (id === null) return null;
      const option = document.getElementById(id);
      return option?.ariaSelected === 'true' ? option.textContent : 'not the selected option';
    });
  await search(page, '');
  await expect.poll(active).toMatch(/^Berths/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).toMatch(/^Code/);
  await field(page).fill('chandlery');
  await expect.poll(active).toMatch(/^Chandlery/);
  await field(page).fill('report a lost lantern');
  await expect.poll(active).toMatch(/^Report a lost lantern/);
  // The site has one version: there is none to go to.
  await field(page).fill('> version');
  await expect(status(page)).toHaveText('No actions');
  await field(page).fill('> dark');
  await expect.poll(active).toBe('Switch to dark mode');
  await field(page).fill('qqqqqq');
  await expect.poll(active).toBeNull();

  await open(page, 'docs/finding/chandlery');
  await page.keyboard.press('Control+k');
  const recent = palette(page).getByRole('group', { name: 'Recently visited' });
  await expect(recent.getByRole('option').first()).toContainText('Start here');
  await expect(selected(page)).toContainText('Start here');
  const suggested = palette(page).getByRole('group', { name: 'Suggested' });
  await expect(suggested.getByRole('option').filter({ hasText: 'Berths' })).toBeVisible();
});

test('keeps the focus in the field, but for a control that is pressed by Enter or Space', async ({ page }) => {
  await search(page, 'week');
  await scope(page, 'Basics').click();
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('weeks');
  await scope(page, 'All').click();

  await field(page).fill('');
  const close = page.getByRole('button', { name: 'Close search' });
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('v');
  await expect(field(page)).toHaveValue('v');
  for (const key of ['Enter', 'Space']) {
    await close.focus();
    await page.keyboard.press(key);
    await expect(palette(page), key).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/start$/);
    await search(page, 'qqqqqq');
  }

  await page.getByRole('link', { name: 'List of all pages' }).focus();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('lantern');
  await expect(field(page)).toHaveValue('lantern');

  await field(page).fill('qqqqqq');
  await page.getByRole('link', { name: 'List of all pages' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All pages');
});

test('finds actions with >, runs them, and says where none is named like that', async ({ page }) => {
  await search(page, '>zzz');
  await expect(palette(page)).toContainText('No action is named like that.');
  await expect(status(page)).toHaveText('No actions');
  await field(page).fill('> dark');
  await expect(options(page)).toHaveText(['Switch to dark mode']);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await search(page, '> keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('does not change its size while typing, and fills a phone, where the last section comes into sight', async ({
  page,
}) => {
  await search(page, 'v');
  await expect(options(page).first()).toBeVisible();
  // After the opening animation.
  await palette(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  const before = await palette(page).boundingBox();
  for (const query of ['la', 'lantern', 'lantern oil', 'qqqq']) {
    await field(page).fill(query);
    await expect(status(page)).not.toBeEmpty();
    expect(await palette(page).boundingBox()).toEqual(before);
  }

  await page.getByRole('button', { name: 'Close search' }).click();
  await page.setViewportSize({ width: 390, height: 800 });
  await box(page).click();
  await field(page).fill('week');
  await expect(options(page).first()).toBeVisible();
  expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
  await expect(scopes(page).nth(3)).toBeAttached();
  await expect(scopes(page).last()).not.toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift+Tab');
  await expect(scopes(page).last()).toHaveAttribute('aria-pressed', 'true');
  await expect(scopes(page).last()).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('s');
  await expect(field(page)).toHaveValue('weeks');
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('shows results in most of the window, and no keys', async ({ page }) => {
    await box(page).tap();
    await field(page).fill('berth');
    await expect(options(page).first()).toBeVisible();
    await expect(palette(page).getByText('new tab')).toBeHidden();
    expect((await palette(page).getByRole('listbox').boundingBox())?.height).toBeGreaterThan(220);
  });
});
