import { expect, type Locator, type Page } from '@playwright/test';

/** Shows every part of the page once and waits for its diagrams to be drawn. */
export async function readThrough(page: Page): Promise<void> {
  const diagrams = page.locator('figure.mermaid');
  for (const diagram of await diagrams.all()) {
    await diagram.scrollIntoViewIfNeeded();
    await expect(diagram).toHaveAttribute('data-drawn', 'true', { timeout: 20_000 });
  }
  for (const part of [1, 0]) {
    await page.evaluate(async (end) => {
      window.scrollTo(0, end * document.documentElement.scrollHeight);
      // What depends on the scroll position follows a frame later.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, part);
  }
}

/** Distance from the lower edge of the navbar to the top of an element; negative where the navbar covers it. */
export async function belowNavbar(page: Page, element: Locator): Promise<number> {
  const navbar = await page.getByRole('banner').boundingBox();
  const box = await element.boundingBox();
  if (!navbar || !box) throw new Error('The navbar or the element is not there.');
  return box.y - (navbar.y + navbar.height);
}

/** How far the page can be scrolled sideways, in pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
