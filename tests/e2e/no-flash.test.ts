import type { CDPSession, Page } from '@playwright/test';
import { expect, open, test } from './support/features';
import { title } from './support/parts';

/** Every frame the browser shows from now on, as JPEG in base64. */
async function recordFrames(session: CDPSession): Promise<string[]> {
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    // Refused when the recording has ended meanwhile.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 320, maxHeight: 200 });
  return frames;
}

/** Mean brightness of an image, from 0 to 255. */
function brightness(reader: Page, jpeg: string): Promise<number> {
  return reader.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    const { data: channels } = context.getImageData(0, 0, image.width, image.height);
    let sum = 0;
    for (let at = 0; at < channels.length; at += 4) sum += Math.max(...channels.slice(at, at + 3));
    return sum / (channels.length / 4);
  }, jpeg);
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ theme, viewport: { width: 1280, height: 800 } });

    test('no frame of a slow load has the colours of the other mode', async ({ page, browser, devtools }) => {
      test.slow();
      await open(page, 'about');
      const frames = await recordFrames(devtools);
      await devtools.send('Network.enable');
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 100,
        downloadThroughput: 60_000,
        uploadThroughput: 60_000,
      });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto('docs/navigation/lights', { waitUntil: 'load' });
      await expect(title(page)).toHaveText('Lights');
      await devtools.send('Page.stopScreencast');
      expect(frames.length).toBeGreaterThan(1);
      const reader = await browser.newPage();
      for (const frame of frames) {
        const value = await brightness(reader, frame);
        if (theme === 'dark') expect(value).toBeLessThan(90);
        else expect(value).toBeGreaterThan(200);
      }
      await reader.close();
    });
  });
}
