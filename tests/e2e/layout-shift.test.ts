import type { Page } from '@playwright/test';
import { totalShift, watchShifts } from './support/layout-shift';
import { expect, open, test } from './support/test';

/** A connection and a processor so slow that a page is painted before it has arrived. */
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

for (const width of [1280, 1000, 390]) {
  for (const address of ['', 'docs/intro', 'docs/integrations/javascript-browser-sdk/intro', 'docs/misc/glossary']) {
    test(`/${address} stays in place while it arrives slowly, ${width} px wide`, async ({ page, context }) => {
      test.slow();
      // The browser has the styles and scripts from an earlier visit; only the page is slow.
      await open(page, 'markdown-page');
      const slow = await context.newPage();
      await slow.setViewportSize({ width, height: 800 });
      await watchShifts(slow);
      await slowDown(slow);
      await open(slow, address);
      // A cut in the middle of a row of links moves these few; a column that comes late moved a quarter of the screen.
      expect(await totalShift(slow)).toBeLessThan(0.01);
    });
  }
}
