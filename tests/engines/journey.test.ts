import { test as base } from '@playwright/test';
import { serveSite } from '../support/serve-site';
import { testSite } from '../support/sites';
import { startChromium } from './chromium';
import { startFirefox } from './firefox';
import { journey } from './journey';
import { startWebkit } from './webkit';

const test = base.extend<object, { address: string }>({
  address: [
    async ({ browserName: _ }, use) => {
      const { address, close } = await serveSite(testSite('features'));
      await use(address);
      close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

for (const [name, start] of [
  ['Chromium', startChromium],
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebkit],
] as const) {
  test(`a reader’s journey in ${name}`, async ({ address }) => {
    const engine = await start();
    try {
      await journey(engine, address);
    } finally {
      await engine.close();
    }
  });
}
