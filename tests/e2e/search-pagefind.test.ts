import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createStaticServer, listen } from '../../lib/server/static-server';
import { ensureBuilt } from '../support/ensure-built';
import { testSite } from '../support/sites';
import { expect, test as featuresTest } from './support/features';
import { testAnswers } from './support/palette-answers';

const pagefind = testSite('features', { search: { engine: 'pagefind' } }, 'features-pagefind');

const test = featuresTest.extend<object, { featuresSite: string }>({
  featuresSite: [
    async ({ browserName: _ }, use) => {
      await ensureBuilt(pagefind);
      const server = createStaticServer({ dir: pagefind.out, basePath: pagefind.site.basePath });
      const port = await listen(server, 0);
      await use(`http://localhost:${port}${pagefind.site.basePath}/`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

testAnswers(test);

test('the export has the files of Pagefind and none of the default engine', async ({ page }) => {
  expect((await page.goto('pagefind/pagefind-entry.json'))?.status()).toBe(200);
  expect(existsSync(join(pagefind.out, 'search-index.json'))).toBe(false);
  expect(existsSync(join(pagefind.out, 'pagefind/pagefind-ui.js'))).toBe(false);
});
