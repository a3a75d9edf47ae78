import { testSite } from '../support/sites';
import { test } from './support/built-site';
import { expect } from './support/test';

// A site without content/pages/index.*.
test.use({ folders: testSite('bare') });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, provoked: /^csp: .*\.js$/ });

    test('/ leads to the first doc', async ({ page, builtSite }) => {
      await page.goto('');
      await expect(page).toHaveURL(`${builtSite}docs/intro`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare');
    });
  });
