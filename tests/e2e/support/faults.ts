import type { Page } from '@playwright/test';
import { expect } from './test';

/** Mark that only a new document removes. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

/** Counts the documents a page loads, from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++;
  });
  return () => count;
}

/** Denies a page every storage, as browsers do that block cookies. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny });
  });
}

/** The note that a script or style sheet did not load. */
export const missingPart = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Part of this page did not load' });

/**
 * Expects a note that a part is missing, and that nothing reloads the page after it. What a page names itself has
 * failed or come once it is loaded: by then a loop would have gone on.
 */
export async function expectNoLoop(page: Page, documents: () => number, expected: number): Promise<void> {
  await expect(missingPart(page)).toBeVisible();
  await page.waitForLoadState('load');
  await expect(missingPart(page)).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(documents()).toBe(expected);
}
