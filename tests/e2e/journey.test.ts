import type { Page } from '@playwright/test';
import { basePath } from './support/site';
import { expect, open, test } from './support/test';

const next = (page: Page) => page.locator('a[rel="next"]');

/** Presses Tab until this selector has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reached ${selector} on ${page.url()}.`);
}

/** Walks from the home page to the last doc and returns the addresses on the way. */
async function walk(page: Page, goOn: () => Promise<void>): Promise<string[]> {
  await open(page, '');
  await tabTo(page, 'main a[href$="/docs/intro"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(page.locator('h1')).toBeFocused();
  const visited = [new URL(page.url()).pathname];
  while ((await next(page).count()) > 0) {
    const target = (await next(page).getAttribute('href')) ?? '';
    await goOn();
    await expect(page).toHaveURL((url) => url.pathname === target);
    await expect(page.locator('h1')).toBeFocused();
    visited.push(target);
  }
  return visited;
}

/** Reading order of the sidebar file: every doc, each once. */
async function readingOrder(page: Page): Promise<string[]> {
  interface Item {
    route: string | null;
    id?: string;
    page?: true;
    items?: Item[];
  }
  const hrefs = (items: Item[]): string[] =>
    items.flatMap(({ route, id, page, items: below }) => [
      ...(route && (!id || page) ? [`${basePath}${route}`] : []),
      ...hrefs(below ?? []),
    ]);
  const response = await page.request.get(`${basePath}/sidebar/current.json`);
  return hrefs((await response.json()) as Item[]);
}

test('single keys lead from the home page to the last doc', async ({ page }) => {
  test.slow();
  const visited = await walk(page, () => page.keyboard.press(']'));
  expect(visited).toEqual(await readingOrder(page));
  expect(visited.length).toBeGreaterThan(30);
});

test('Tab and Enter lead from the home page to the last doc', async ({ page }) => {
  test.slow();
  const visited = await walk(page, async () => {
    await tabTo(page, 'a[rel="next"]');
    await page.keyboard.press('Enter');
  });
  expect(visited).toEqual(await readingOrder(page));
});
