import type { Locator, Page } from '@playwright/test';
import { expect, type test } from './features';

/** The button of the navbar that opens the palette, and says how the search is doing. */
export const box = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Search|Loading)/ });
export const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
export const options = (page: Page) => palette(page).getByRole('option');
export const selected = (page: Page) => palette(page).getByRole('option', { selected: true });
export const status = (page: Page) => palette(page).getByRole('status');

const scopeList = (page: Page) => palette(page).getByRole('group', { name: 'Narrow the results' });
export const scopes = (page: Page) => scopeList(page).getByRole('button');
export const scope = (page: Page, name: string) => scopeList(page).getByRole('button', { name, exact: true });

/** The results of one page. */
export const resultsOf = (page: Page, title: string): Locator =>
  palette(page).getByRole('group', { name: new RegExp(`^${title}, `) });

/** Opens the palette by its key and types; waits for the answer, where there is one to wait for. */
export async function search(page: Page, query: string): Promise<void> {
  await expect(box(page)).toHaveText(/^Search/);
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  if (query.trim() !== '' && !query.startsWith('>')) await expect(status(page)).not.toBeEmpty();
}

/** Keeps every text that an element shows from now on; what it resolves with returns them. */
export async function textsOf(locator: Locator): Promise<() => Promise<string[]>> {
  const texts = await locator.evaluateHandle((element) => {
    const seen: string[] = [];
    const keep = () => seen.push(element.textContent ?? '');
    new MutationObserver(keep).observe(element, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  return () => texts.jsonValue();
}

/** Types into the field within one task, so that no answer can come between two keys; null stands for Enter. */
export async function typeAtOnce(page: Page, ...steps: (string | null)[]): Promise<void> {
  await field(page).evaluate((element, all) => {
    for (const step of all) {
      if (step === null)
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      else {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, step);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }, steps);
}

/** Keeps requests from being answered until what it resolves with is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The test of a site that was opened: the same tests run on several sites. */
export type SiteTest = typeof test;
