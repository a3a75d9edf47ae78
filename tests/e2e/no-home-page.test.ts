import { testSite } from '../support/sites';
import { expect, test } from './support/test';

// A site without content/pages/index.*.
test.use({ served: testSite('bare') });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, provoked: /^csp: .*\.js$/ });

    test('/ leads to the first doc', async ({ page, address }) => {
      await page.goto('');
      await expect(page).toHaveURL(`${address}docs/intro`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare');
    });
  });
