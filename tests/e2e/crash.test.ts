import type { Page } from '@playwright/test';
import { expect, open, siteTitle, test } from './support/features';
import { colorModeSwitch, plantLink, sidebar, sidebarLink, title } from './support/parts';

const doc = 'docs/navigation/lights';
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

const crashed = (page: Page) => page.getByRole('heading', { name: 'This page crashed' });
const tryAgain = { name: 'Try again' };

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
  await page.evaluate(() => window.scrollTo(0, 2500));
  await expect(crashed(page)).toBeVisible();
}

test('a page that crashes: the chrome stays, Try again recovers, and other pages open as ever', async ({ page }) => {
  await open(page, doc);
  await crashPage(page);
  await expect(page).toHaveTitle('Page Error');
  // Said by screen readers, whatever has the focus.
  await expect(page.getByRole('main').getByRole('alert')).toContainText(failure);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await mend(page);
  await page.getByRole('button', tryAgain).click();
  await expect(title(page)).toHaveText('Lights');
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveTitle(`Lights | ${siteTitle}`);

  await open(page, doc);
  await crashPage(page);
  await mend(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page).toHaveTitle(new RegExp(`${siteTitle}$`));
  await expect(crashed(page)).toHaveCount(0);
});

test('the chrome crashes: a page of its own says so, and Try again recovers', async ({ page }) => {
  await open(page, doc);
  await colorModeSwitch(page).click();
  await breakMethod(page, 'focus', 'main h1');
  await sidebarLink(page, 'Buoys').click();
  await expect(crashed(page)).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('body')).toContainText(failure);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', tryAgain)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await mend(page);
  await page.getByRole('button', tryAgain).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(title(page)).toHaveText('Buoys');
  await expect(page).toHaveTitle(`Buoys | ${siteTitle}`);
});

const drawing = (page: Page) => page.getByRole('figure', { name: 'The way to a berth' }).locator('svg');
const diagramSource = (page: Page) => page.locator('pre').filter({ hasText: 'flowchart LR' });

test('a diagram that crashes: its source stands there, the page stays', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/_vendor\/mermaid-[\d.]+\//, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, 'docs/navigation/passage');
  await breakMethod(page, 'replaceChildren', 'figure div');
  release();
  const note = page.getByRole('alert').filter({ hasText: `This diagram crashed: ${failure}` });
  await expect(note).toBeVisible();
  await expect(diagramSource(page)).toBeVisible();
  await expect(title(page)).toHaveText('Passage');
  await mend(page);
  await note.getByRole('button', tryAgain).click();
  await expect(drawing(page)).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a diagram whose program does not load: its source stands there, and Retry draws it', async ({ page }) => {
  const program = /\/_vendor\/mermaid-[\d.]+\//;
  await page.route(program, (route) => route.abort());
  await open(page, 'docs/navigation/passage');
  const note = page.getByRole('alert').filter({ hasText: 'This diagram cannot be drawn' });
  await expect(note).toBeVisible();
  await expect(diagramSource(page)).toBeVisible();
  await page.unroute(program);
  await note.getByRole('button', { name: 'Retry' }).click();
  await expect(drawing(page)).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('figure', { name: 'The way to a berth' })).toBeFocused();
});

test('tabs that crash: their content stands there, the page stays', async ({ page }) => {
  await open(page, 'docs/navigation/channel');
  await page.evaluate((message) => {
    const Original = Map;
    Object.assign(window, {
      Map: class extends Original<unknown, unknown> {
        constructor(entries?: Iterable<readonly [unknown, unknown]> | null) {
          if (Array.isArray(entries) && entries.some(([, label]) => label === 'By oar')) throw new Error(message);
          super(entries);
        }
      },
      mend: () => Object.assign(window, { Map: Original }),
    });
  }, failure);
  await page.getByRole('tab', { name: 'By oar' }).click();
  const note = page.getByRole('alert').filter({ hasText: `This list of tabs crashed: ${failure}` });
  await expect(note).toBeVisible();
  for (const text of ['Keep to the windward side.', 'Keep to the right.', 'Keep out of the way.'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await mend(page);
  await note.getByRole('button', tryAgain).click();
  await expect(page.getByRole('tab', { name: 'By oar' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('the palette crashes: a note says so, the page stays', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, doc);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('light');
  await expect(page.getByRole('option').first()).toContainText('Lights');
  // A list that was scrolled is put back to its beginning.
  await page.getByRole('listbox').evaluate((list) => {
    const scrolled = new Promise((done) => list.addEventListener('scroll', done, { once: true }));
    list.scrollTop = 100;
    return scrolled;
  });
  await breakMethod(page, 'scrollTo', '[role="listbox"]');
  await page.getByRole('combobox').fill('buoys');
  const note = page.getByRole('alert').filter({ hasText: `The search crashed: ${failure}` });
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(title(page)).toHaveText('Lights');
  await mend(page);
  await note.getByRole('button', tryAgain).click();
  await expect(page.getByRole('option').first()).toContainText('Buoys');
  await expect(note).toHaveCount(0);
});

test('an address with a broken hash: the page opens', async ({ page }) => {
  await open(page, doc);
  await (await plantLink(page, 'buoys#%E0%A4%A')).click();
  await expect(title(page)).toHaveText('Buoys');
});
