import type { Page } from '@playwright/test';
import { siteTitle } from './support/site';
import { expect, open, test } from './support/test';

const doc = 'docs/services/identity';
const failure = 'Planted failure';

test.use({ provoked: /Planted failure|Failed to fetch dynamically|net::ERR_FAILED|Failed to load resource/ });

/** Makes a method of the browser fail where it is called on an element a selector matches. */
async function breakMethod(page: Page, name: 'focus' | 'replaceChildren' | 'scrollTo', selector: string) {
  await page.evaluate(
    ({ method, where, message }) => {
      const owner: Element = method === 'focus' ? HTMLElement.prototype : Element.prototype;
      const original = Reflect.get(owner, method) as (...args: unknown[]) => void;
      Object.assign(window, { mend: () => Reflect.set(owner, method, original) });
      Reflect.set(owner, method, function (this: Element, ...args: unknown[]) {
        if (this.matches(where)) throw new Error(message);
        return original.apply(this, args);
      });
    },
    { method: name, where: selector, message: failure },
  );
}

async function mend(page: Page) {
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
}

/** Makes the table of contents fail as soon as it marks a section. */
async function crashPage(page: Page) {
  await page.evaluate((message) => {
    const original = CSS.escape;
    Object.assign(window, {
      mend: () => {
        CSS.escape = original;
      },
    });
    CSS.escape = () => {
      throw new Error(message);
    };
  }, failure);
  await page.mouse.wheel(0, 2500);
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
}

test('a page that crashes: the chrome stays, and Try again recovers', async ({ page }) => {
  await open(page, doc);
  await crashPage(page);
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('main')).toContainText(failure);
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.locator('.footer')).toBeVisible();
  await mend(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('h1')).toHaveText('Identity');
  await expect(page).toHaveTitle(`Identity | ${siteTitle}`);
});

test('a page that crashes: other pages open as ever', async ({ page }) => {
  await open(page, doc);
  await crashPage(page);
  await mend(page);
  await page.locator('.navbar').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page).toHaveTitle(new RegExp(`${siteTitle}$`));
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toHaveCount(0);
});

test('the chrome crashes: a page of its own says so, and Try again recovers', async ({ page }) => {
  await open(page, doc);
  await page.locator('.color-mode-switch').click();
  await breakMethod(page, 'focus', 'main h1');
  await page.locator('.docs-sidebar a[href$="/services/vault"]').click();
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('body')).toContainText(failure);
  await expect(page.locator('.navbar')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Try again' })).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await mend(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Vault');
  await expect(page).toHaveTitle(`Vault | ${siteTitle}`);
});

test('a diagram that crashes: its source stands there, the page stays', async ({ page }) => {
  await open(page, doc);
  await breakMethod(page, 'replaceChildren', '.mermaid-canvas > div');
  const diagram = page.locator('figure.mermaid').first();
  await diagram.scrollIntoViewIfNeeded();
  const note = page.getByRole('alert').filter({ hasText: `This diagram crashed: ${failure}` });
  await expect(note.first()).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.crash-note + pre').first()).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Identity');
  await mend(page);
  const before = await note.count();
  await note.first().getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('figure.mermaid[data-drawn]').first()).toBeVisible({ timeout: 20_000 });
  expect(await note.count()).toBeLessThan(before);
});

test('a diagram whose program does not load: its source stands there, and Retry draws it', async ({ page }) => {
  const program = /\/vendor\/mermaid-[\d.]+\//;
  await page.route(program, (route) => route.abort());
  await open(page, doc);
  const diagram = page.locator('figure.mermaid').first();
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram.getByRole('alert')).toContainText('This diagram cannot be drawn', { timeout: 20_000 });
  await expect(diagram.locator('pre')).toBeVisible();
  await page.unroute(program);
  await diagram.getByRole('button', { name: 'Retry' }).click();
  await expect(diagram).toHaveAttribute('data-drawn', 'true', { timeout: 20_000 });
  await expect(diagram.getByRole('alert')).toHaveCount(0);
});

test('tabs that crash: their content stands there, the page stays', async ({ page }) => {
  await open(page, 'docs/integrations/javascript-browser-sdk/intro');
  const labels = await page.locator('.tabs').first().getByRole('tab').count();
  await page.evaluate((message) => {
    const Original = Map;
    Object.assign(window, {
      Map: class extends Original<unknown, unknown> {
        constructor(entries?: Iterable<readonly [unknown, unknown]> | null) {
          if (Array.isArray(entries) && entries.some(([, label]) => label === 'jsDelivr, latest'))
            throw new Error(message);
          super(entries);
        }
      },
      mend: () => Object.assign(window, { Map: Original }),
    });
  }, failure);
  await page.getByRole('tab', { name: 'jsDelivr, latest' }).click();
  const note = page.getByRole('alert').filter({ hasText: `This list of tabs crashed: ${failure}` });
  await expect(note).toBeVisible();
  await expect(page.locator('.crash-note ~ [role="tabpanel"]:visible')).toHaveCount(labels);
  await expect(page.locator('.docs-sidebar')).toBeVisible();
  await mend(page);
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'jsDelivr, latest' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('the palette crashes: a note says so, the page stays', async ({ page }) => {
  await open(page, doc);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('key');
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(8);
  // A list that was scrolled is put back to its beginning.
  await page.locator('[cmdk-list]').evaluate((list) => {
    list.scrollTop = 100;
  });
  await breakMethod(page, 'scrollTo', '[cmdk-list]');
  await page.getByRole('combobox').fill('vault');
  const note = page.getByRole('alert').filter({ hasText: `The search crashed: ${failure}` });
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(page.locator('h1')).toHaveText('Identity');
  await mend(page);
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option').first()).toContainText('Vault');
  await expect(note).toHaveCount(0);
});

test('an address with a broken hash: the page opens', async ({ page }) => {
  await open(page, doc);
  await page.locator('.docs-sidebar a[href$="/services/vault"]').evaluate((link: HTMLAnchorElement) => {
    link.href += '#%E0%A4%A';
  });
  await page.locator('.docs-sidebar a[href*="/services/vault"]').click();
  await expect(page.locator('h1')).toHaveText('Vault');
});
