import type { Page } from '@playwright/test';
import { basePath } from './site';
import { expect, open, type test as siteTest } from './test';

const box = (page: Page) => page.locator('button.search-box');
const input = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const selected = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const status = (page: Page) => page.getByRole('dialog').getByRole('status');

/** Opens the palette by its key and types. */
async function search(page: Page, query: string): Promise<void> {
  await expect(box(page)).toContainText('Search');
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
  if (query.trim() !== '' && !query.startsWith('>')) await expect(status(page)).not.toBeEmpty();
}

/** Keeps scripts from arriving until what it resolves with is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** What the palette does, whichever engine answers: the tests of a site that is opened with `test`. */
export function testPalette(test: typeof siteTest): void {
  test.describe('the palette', () => {
    test.beforeEach(async ({ page }) => {
      await open(page, 'docs/intro');
    });

    for (const key of ['Control+k', 'Meta+k', '/']) {
      test(`opens with ${key} and gives the focus back on Escape`, async ({ page }) => {
        const link = page.locator('.prose a').first();
        await link.focus();
        await page.keyboard.press(key);
        await expect(input(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(link).toBeFocused();
      });
    }

    test('keeps what is typed before it is there, and what is typed after it', async ({ page }) => {
      const release = await holdScripts(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('leader');
      release();
      await expect(input(page)).toHaveValue('leader');
      await page.keyboard.type('board');
      await expect(input(page)).toHaveValue('leaderboard');
    });

    test('keeps the keys from the page behind while it is on its way, and shows itself if that takes long', async ({
      page,
    }) => {
      const release = await holdScripts(page);
      const link = page.locator('.navbar a', { hasText: 'Blog' });
      await link.focus();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('vault');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('.palette')).toContainText('vault');
      await expect(page.locator('.palette')).toHaveCSS('opacity', '1');
      const covered = await page.locator('.overlay').boundingBox();
      expect(covered).toEqual({ x: 0, y: 0, ...page.viewportSize() });
      await expect(link).toBeFocused();
      release();
      await expect(input(page)).toBeFocused();
      await expect(page).toHaveURL(/\/docs\/intro$/);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
    });

    test('groups results by page, names no page and no result twice, and marks the words', async ({ page }) => {
      await search(page, 'publish product');
      const headings = page.locator('[cmdk-group-heading] b');
      await expect(headings.first()).toHaveText('Store');
      const titles = await headings.allTextContents();
      expect(new Set(titles).size).toBe(titles.length);
      const hrefs = await options(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs.length).toBeGreaterThan(3);
      expect(new Set(hrefs).size).toBe(hrefs.length);
      await expect(options(page).first().locator('mark').first()).toHaveText(/^(publish|published|product|products)$/i);
    });

    test('shows the text around a match, the place and the kind of a page', async ({ page }) => {
      await search(page, 'paypal subscription');
      await expect(page.locator('[cmdk-group-heading] span').first()).toContainText('Docs › Dashboard');
      await expect(
        options(page)
          .locator('.palette-text mark', { hasText: /paypal/i })
          .first(),
      ).toBeVisible();
    });

    test('says how many results there are', async ({ page }) => {
      await search(page, 'leaderboard');
      await expect(status(page)).toHaveText(/^\d+ results on \d+ pages$/);
    });

    test('does not say it with every key', async ({ page }) => {
      await page.clock.install();
      await open(page, 'docs/intro');
      await search(page, 'leaderboard');
      const before = await status(page).textContent();
      await page.clock.pauseAt(Date.now() + 2000);
      await input(page).fill('vault');
      await expect(options(page).first()).toContainText('Vault');
      await expect(status(page)).toHaveText(before ?? '');
      await page.clock.runFor(200);
      await expect(status(page)).not.toHaveText(before ?? '');
    });

    test('moves with arrows, Home, End and the Page keys', async ({ page }) => {
      await search(page, 'credential');
      // Those below the first screen come when the typing pauses.
      await expect.poll(() => options(page).count()).toBeGreaterThan(8);
      const count = await options(page).count();
      const at = () => options(page).evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'));
      await expect.poll(at).toBe(0);
      await page.keyboard.press('ArrowDown');
      await expect.poll(at).toBe(1);
      await page.keyboard.press('PageDown');
      await expect.poll(at).toBe(6);
      await page.keyboard.press('PageDown');
      await expect(selected(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('PageUp');
      await page.keyboard.press('PageUp');
      await expect.poll(at).toBe(1);
      await page.keyboard.press('End');
      await expect.poll(at).toBe(count - 1);
      await expect(selected(page)).toBeInViewport();
      await page.keyboard.press('Home');
      await expect.poll(at).toBe(0);
    });

    test('selects what the pointer moves to, and goes on from there', async ({ page }) => {
      await search(page, 'credential');
      await options(page).nth(3).hover();
      await expect(options(page).nth(3)).toHaveAttribute('aria-selected', 'true');
      await expect(selected(page)).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await expect(options(page).nth(4)).toHaveAttribute('aria-selected', 'true');
    });

    test('tells screen readers which option is active, whatever selected it', async ({ page }) => {
      const active = () =>
        input(page).evaluate((field) => {
          const id = field.getAttribute('aria-activedescendant');
          if (id === null) return null;
          const option = document.getElementById(id);
          if (option?.ariaSelected !== 'true') return 'not the selected option';
          return option.querySelector('.palette-title')?.textContent;
        });
      await search(page, '');
      await expect.poll(active).toBe('Services');
      await page.keyboard.press('ArrowDown');
      await expect.poll(active).toBe('Client libraries');
      await input(page).fill('vault');
      await expect.poll(active).toBe('Vault');
      await input(page).fill('regenerate the secret');
      await expect.poll(active).toMatch(/Regenerate the secret$/);
      await input(page).fill('> dark');
      await expect.poll(active).toBe('Switch to dark mode');
      await input(page).fill('qqqqqq');
      await expect.poll(active).toBeNull();
    });

    test('Enter leads to the section and closes', async ({ page }) => {
      await search(page, 'regenerate the secret');
      await expect(selected(page)).toContainText('Regenerate the secret');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\/credentials\/credential\?highlight=[^#]*#regenerate-secret$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('#regenerate-secret')).toBeInViewport();
    });

    test('Enter waits for the answer to what was typed last', async ({ page }) => {
      await search(page, 'vault');
      await page.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('[role="combobox"]');
        // Both in one task, so that no answer can come in between.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'regenerate the secret');
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      });
      await expect(page).toHaveURL(/\/docs\/credentials\/credential\?highlight=[^#]*#regenerate-secret$/);
    });

    test('an Enter that waits is forgotten when the query changes', async ({ page }) => {
      await search(page, 'vault');
      const address = page.url();
      await page.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('[role="combobox"]');
        const type = (text: string) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
          field?.dispatchEvent(new Event('input', { bubbles: true }));
        };
        type('regenerate the secret');
        field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
        type('leaderboard');
      });
      await expect(selected(page)).toContainText('Leaderboard');
      await expect(input(page)).toBeVisible();
      expect(page.url()).toBe(address);
    });

    test('shows all results before a key moves to the last one', async ({ page }) => {
      await search(page, 'vault');
      // All in the page, so that the key comes with the answer, before the typing counts as paused.
      const [before, count] = await page.evaluate(async () => {
        const field = document.querySelector<HTMLInputElement>('[role="combobox"]');
        const list = document.querySelector('[cmdk-list]');
        const items = () => [...(list?.querySelectorAll<HTMLElement>('[cmdk-item]') ?? [])];
        const first = items()[0]?.dataset['value'];
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'credential');
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise<void>((answered) => {
          new MutationObserver(() => {
            if (items()[0]?.dataset['value'] !== first) answered();
          }).observe(document, { childList: true, subtree: true, attributes: true });
        });
        const shown = items().length;
        field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
        return [shown, items().length];
      });
      expect(before).toBeLessThanOrEqual(8);
      expect(count).toBeGreaterThan(8);
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    });

    test('Ctrl+Enter opens a new tab and stays', async ({ page, context }) => {
      await search(page, 'glossary');
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      await expect(await opened).toHaveURL(/\/docs\/misc\/glossary/);
      await expect(input(page)).toBeVisible();
    });

    test('every result is a link that a click follows', async ({ page }) => {
      await search(page, 'vault');
      const link = options(page).first().locator('a');
      await expect(link).toHaveAttribute('href', new RegExp(`^${basePath}/docs/services/vault`));
      await link.click();
      await expect(page.locator('h1')).toHaveText('Vault');
    });

    test('Tab narrows to a section, Shift+Tab widens again', async ({ page }) => {
      await search(page, 'credential');
      await expect.poll(() => options(page).count()).toBeGreaterThan(8);
      const all = await options(page).count();
      await page.keyboard.press('Tab');
      const pressed = page.locator('.palette-scopes [aria-pressed="true"]');
      await expect(pressed).not.toHaveText('All');
      const name = (await pressed.textContent()) ?? '-';
      await expect(status(page)).toContainText(` in ${name}`);
      await expect(input(page)).toBeFocused();
      for (const place of await page.locator('[cmdk-group-heading] span').allTextContents())
        expect(place).toContain(name);
      await page.keyboard.press('Shift+Tab');
      await expect(pressed).toHaveText('All');
      await expect(options(page)).toHaveCount(all);
    });

    test('Shift+Tab narrows to the last section, brings it into sight and keeps the focus in the field', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await box(page).click();
      await input(page).fill('store');
      const scopes = page.locator('.palette-scopes button');
      await expect(scopes.nth(3)).toBeAttached();
      await page.keyboard.press('Shift+Tab');
      await expect(scopes.last()).toHaveAttribute('aria-pressed', 'true');
      await expect(scopes.last()).toBeInViewport({ ratio: 1 });
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('s');
      await expect(input(page)).toHaveValue('stores');
    });

    test('a click on a section keeps the focus in the field', async ({ page }) => {
      await search(page, 'store');
      await page.locator('.palette-scopes button').nth(1).click();
      await page.keyboard.type('s');
      await expect(input(page)).toHaveValue('stores');
    });

    test('says where nothing was found and searches everywhere instead', async ({ page }) => {
      await search(page, 'vault');
      const blog = page.locator('.palette-scopes button', { hasText: /^Blog$|^Credentials$/ }).first();
      const name = (await blog.textContent()) ?? '-';
      await blog.click();
      await expect(blog).toHaveAttribute('aria-pressed', 'true');
      await input(page).fill('openLoginWindow');
      await expect(page.getByRole('dialog')).toContainText(`Nothing found for openLoginWindow in ${name}.`);
      await expect(page.locator('.palette-scopes [aria-pressed="true"]')).toHaveText(name);
      await expect(page.getByRole('dialog')).not.toContainText('Did you mean');
      await page.getByRole('button', { name: 'Search everywhere' }).press('Enter');
      await expect(options(page).first()).toBeVisible();
      await expect(input(page)).toBeFocused();
    });

    test('Enter and Space press the control that has the focus, typing goes on in the field', async ({ page }) => {
      await search(page, '');
      const close = page.getByRole('button', { name: 'Close search' });
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press('v');
      await expect(input(page)).toHaveValue('v');
      await close.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/docs\/intro$/);
      await search(page, 'qqqqqq');
      await page.getByRole('link', { name: 'List of all pages' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText('All pages');
    });

    test('its key closes it again', async ({ page }) => {
      await search(page, 'vault');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('a result on the same page is scrolled to and has the focus', async ({ page }) => {
      await open(page, 'docs/services/identity');
      await search(page, 'log a player in');
      const section = options(page).locator(`a[href^="${basePath}/docs/services/identity?"][href*="#"]`).first();
      await section.click();
      await expect(page).toHaveURL(/\?highlight=.*#/);
      const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
      const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
      const expectArrival = async () => {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(heading).toBeFocused();
        await expect.poll(top).toBeLessThan(200);
        expect(await top()).toBeGreaterThan(60);
      };
      await expectArrival();
      // A page that was opened at its section: the address stays as it is.
      await page.reload();
      await page.evaluate(() => window.scrollTo(0, 0));
      await search(page, 'log a player in');
      await section.click();
      await expectArrival();
    });

    test('the page that is shown, chosen as a result, begins at its top', async ({ page }) => {
      await open(page, 'docs/services/vault');
      await page.evaluate(() => window.scrollTo(0, 1000));
      await search(page, 'vault');
      await options(page).locator(`a[href^="${basePath}/docs/services/vault?"]:not([href*="#"])`).first().click();
      await expect(page.locator('h1')).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('Escape clears first, then closes; the query survives closing', async ({ page }) => {
      await search(page, 'vault');
      await page.keyboard.press('Escape');
      await expect(input(page)).toHaveValue('');
      await page.keyboard.type('store');
      await page.getByRole('button', { name: 'Close search' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(input(page)).toHaveValue('store');
      await expect(options(page).first()).toContainText('Store');
    });

    test('offers suggested and recently visited pages before anything is typed', async ({ page }) => {
      await open(page, 'docs/services/vault');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('group', { name: 'Recently visited' }).getByRole('option').first()).toContainText(
        'Getting started',
      );
      await expect(selected(page)).toContainText('Getting started');
      await expect(page.getByRole('group', { name: 'Suggested' }).getByRole('option').first()).toBeVisible();
    });

    test('finds actions with > and runs them', async ({ page }) => {
      await search(page, '> dark');
      await expect(options(page)).toHaveText(['Switch to dark mode']);
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await search(page, '> keyb');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    });

    test('says that no action is named like what was typed', async ({ page }) => {
      await search(page, '>zzz');
      await expect(page.getByRole('dialog')).toContainText('No action is named like that.');
      await expect(status(page)).toHaveText('No actions');
    });

    test('without a result offers near terms and the list of pages', async ({ page }) => {
      await search(page, 'qqqqqq');
      await expect(page.getByRole('dialog')).toContainText('Nothing found for');
      await page.getByRole('dialog').getByRole('link', { name: 'List of all pages' }).click();
      await expect(page.locator('h1')).toHaveText('All pages');
    });

    for (const query of [
      '<img src=x onerror=alert(1)>',
      '(.*)+$[',
      '🎮🎮',
      'x'.repeat(500),
      '"; drop',
      '%00',
      '日本語',
      '   ',
    ]) {
      test(`takes ${JSON.stringify(query.slice(0, 30))} as text`, async ({ page }) => {
        await search(page, query);
        await expect(input(page)).toHaveValue(query);
        await expect(page.locator('.palette img')).toHaveCount(0);
        await input(page).fill('vault');
        await expect(options(page).first()).toContainText('Vault');
      });
    }

    test('leaves Enter to an input method', async ({ page }) => {
      await search(page, 'vault');
      await expect(selected(page)).toContainText('Vault');
      await input(page).evaluate((element) =>
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })),
      );
      await expect(input(page)).toBeVisible();
      await expect(page).toHaveURL(/\/docs\/intro$/);
    });

    test('fills a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await box(page).click();
      await input(page).fill('store');
      await expect(options(page).first()).toBeVisible();
      expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    });

    test('does not change its size while typing', async ({ page }) => {
      await search(page, 'v');
      await expect(options(page).first()).toBeVisible();
      // After the opening animation.
      await page
        .getByRole('dialog')
        .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
      const before = await page.getByRole('dialog').boundingBox();
      for (const query of ['va', 'vault', 'vault key', 'qqqq']) {
        await input(page).fill(query);
        await expect(status(page)).not.toBeEmpty();
        expect(await page.getByRole('dialog').boundingBox()).toEqual(before);
      }
    });
  });

  test('an address with a query opens the palette', async ({ page }) => {
    await open(page, '?q=wallet');
    await expect(input(page)).toHaveValue('wallet');
    await expect(options(page).first()).toContainText(/wallet/i);
  });
}
