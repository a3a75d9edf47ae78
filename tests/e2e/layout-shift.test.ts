import type { Page } from '@playwright/test';
import { expect, open, test } from './support/features';
import { totalShift, watchShifts } from './support/layout-shift';

test.use({ thrifty: false });

/** A connection so slow that a page is painted before it has arrived. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 20_000;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

for (const width of [1280, 1000, 390]) {
  test(`pages stay in place while they arrive slowly, ${width} px wide`, async ({ page, context }) => {
    test.slow();
    // The browser has the styles and scripts from an earlier visit; only the pages are slow.
    await open(page, 'about');
    const slow = await context.newPage();
    await slow.setViewportSize({ width, height: 800 });
    await watchShifts(slow);
    await slowDown(slow);
    for (const address of ['', 'docs/navigation/lights', 'docs/navigation/channel', 'docs/navigation/passage']) {
      await open(slow, address);
      // A cut in the middle of a row of links moves these few; a column that comes late moved a quarter of the screen.
      expect(await totalShift(slow), address).toBeLessThan(0.01);
    }
  });
}
