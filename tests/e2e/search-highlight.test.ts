import type { Page } from '@playwright/test';
import { expect, open, test } from './support/features';
import { options, search } from './support/palette';

test.use({ thrifty: false });

/** Texts that are lit. */
function lit(page: Page): Promise<string[]> {
  return page.evaluate(() => Array.from(CSS.highlights.get('search') ?? [], (range) => range.toString().toLowerCase()));
}

/** The colour behind lit words, where there are any. */
const colour = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => getComputedStyle(title, '::highlight(search)').backgroundColor);
const clear = (page: Page) => page.getByRole('button', { name: 'Clear highlight' });

const address = 'docs/finding/lanterns?highlight=wick+wicks#wick';

test('lights the words a result matched in the section it leads to, opens the tab they are in, and takes the parameter as text', async ({
  page,
}) => {
  await open(page, 'docs/start');
  await search(page, 'report a lost lantern');
  await options(page).first().locator('a').click();
  await expect(clear(page)).toBeVisible();
  expect(new Set(await lit(page))).toContain('lost');
  const marked = await colour(page);

  await open(page, 'docs/finding/lanterns');
  expect(await colour(page)).not.toBe(marked);
  const hidden = page.getByText('A gas lantern needs a regulator.');
  await expect(hidden).toBeHidden();
  await open(page, 'docs/finding/lanterns?highlight=regulator');
  await expect(hidden).toBeVisible();
  expect(await lit(page)).toContain('regulator');

  await open(page, `docs/finding/lanterns?highlight=${encodeURIComponent('<img src=x onerror=alert(1)> wick')}`);
  await expect.poll(() => lit(page)).toContain('wick');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('works for a link and after a reload, with the first match in view, until Escape, its button or another page put it out', async ({
  page,
}) => {
  await open(page, address);
  // What only machines read knows one address of a page.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/docs\/finding\/lanterns$/);
  for (const step of ['link', 'reload']) {
    if (step === 'reload') await page.reload();
    await expect.poll(() => lit(page), step).toContain('wick');
    const inView = () =>
      page.evaluate(() => {
        const heading = document.querySelector('#wick');
        const first = Array.from(CSS.highlights.get('search') ?? []).find(
          (range) => heading && heading.compareDocumentPosition(range.startContainer as Node) & 4,
        );
        const top = first instanceof Range ? first.getBoundingClientRect().top : -1;
        return top > 60 && top < window.innerHeight;
      });
    await expect.poll(inView, step).toBe(true);
  }

  for (const way of ['Escape', 'the button', 'another page']) {
    if (way !== 'Escape') await open(page, address);
    await expect.poll(() => lit(page), way).toContain('wick');
    if (way === 'another page') {
      await page.getByRole('main').getByRole('link', { name: 'chandlery', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chandlery');
    } else {
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await clear(page).click();
      await expect(page, way).toHaveURL(/\/docs\/finding\/lanterns#wick$/);
    }
    await expect.poll(() => lit(page), way).toEqual([]);
    await expect(clear(page), way).toHaveCount(0);
  }
});

test('hears Escape at the moment the words are lit', async ({ page }) => {
  await page.addInitScript(() => {
    const registry = Object.getPrototypeOf(CSS.highlights) as { set: (name: string, value: Highlight) => unknown };
    const { set } = registry;
    registry.set = function (this: unknown, name, value) {
      const result = set.call(this, name, value);
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      return result;
    };
  });
  await open(page, address);
  await expect(page).toHaveURL(/\/docs\/finding\/lanterns#wick$/);
  await expect.poll(() => lit(page)).toEqual([]);
});

test('marks the words where the browser has no highlights, and takes the marks away', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'));
  await open(page, address);
  const article = page.getByRole('article');
  await expect(article.locator('mark').first()).toHaveText(/^wicks?$/i);
  const before = await article.textContent();
  await page.keyboard.press('Escape');
  await expect(article.locator('mark')).toHaveCount(0);
  expect(await article.textContent()).toBe(before);
});
