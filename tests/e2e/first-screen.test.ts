import { expect, open, test } from './support/features';

declare global {
  interface Window {
    /** Distance from the beginning of the page in the first frame that shows something, in pixels. */
    firstTop?: number;
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

test('a reload shows the place of before at once', async ({ page }) => {
  await page.addInitScript(() => {
    // A message comes behind the frame, in which the browser may scroll.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.firstTop = scrollY;
    };
    requestAnimationFrame(() => port2.postMessage(null));
  });
  await open(page, address);
  expect(await page.evaluate(() => window.firstTop)).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  expect(await page.evaluate(() => window.firstTop)).toBe(700);
});
