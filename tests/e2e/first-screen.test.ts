import type { Page } from '@playwright/test';
import { expect, open, test } from './support/features';

declare global {
  interface Window {
    /** What the first frame shows: the distance from the beginning of the page in pixels, and whether the page is complete. */
    firstFrame?: { top: number; complete: boolean };
  }
}

const address = 'docs/navigation/lights';

test.use({ viewport: { width: 390, height: 800 } });

test('the browser can paint the first screen before it reads the rest of the page', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.css', async (route) => {
    await released;
    await route.continue();
  });
  const response = await page.goto(address, { waitUntil: 'commit' });
  const heading = (name: string) => page.getByRole('heading', { name, level: 2, includeHidden: true });
  await response?.finished();
  await expect(heading('Leading lights')).toBeAttached();
  await expect(heading('When all lights are out')).not.toBeAttached();
  release();
  await expect(heading('When all lights are out')).toBeVisible();
});

/** Records the first frame of pages that follow. */
async function watchFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A message comes behind the frame, in which the browser may scroll.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.firstFrame = { top: scrollY, complete: document.querySelector('.footer') !== null };
    };
    requestAnimationFrame(() => port2.postMessage(null));
  });
}

const firstFrame = (page: Page) => page.evaluate(() => window.firstFrame);

test('a reload shows the place of before at once', async ({ page }) => {
  await watchFirstFrame(page);
  await open(page, address);
  expect(await firstFrame(page)).toHaveProperty('top', 0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  expect(await firstFrame(page)).toEqual({ top: 700, complete: true });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the first frame has all columns and the scrollbar', async ({ page }) => {
    await watchFirstFrame(page);
    await open(page, address);
    expect(await firstFrame(page)).toEqual({ top: 0, complete: true });
  });
});
