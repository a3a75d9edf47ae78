import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testSite } from '../support/sites';
import { expect, test } from './support/features';
import { testAnswers } from './support/palette-answers';

const pagefind = testSite('features', { search: { engine: 'pagefind' } }, 'features-pagefind');

test.use({ served: pagefind });

testAnswers(test);

test('the export has the files of Pagefind and none of the default engine', async ({ page }) => {
  expect((await page.goto('pagefind/pagefind-entry.json'))?.status()).toBe(200);
  expect(existsSync(join(pagefind.out, 'search-index.json'))).toBe(false);
  expect(existsSync(join(pagefind.out, 'pagefind/pagefind-ui.js'))).toBe(false);
});
