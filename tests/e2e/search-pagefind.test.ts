import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { otherwise } from '../support/sites';
import { expect, test } from './support/features';
import { testAnswers } from './support/palette-answers';

test.use({ served: otherwise });

testAnswers(test, otherwise.site.basePath);

test('the export has the files of Pagefind and none of the default engine', async ({ page }) => {
  expect((await page.goto('pagefind/pagefind-entry.json'))?.status()).toBe(200);
  expect(existsSync(join(otherwise.out, 'search-index.json'))).toBe(false);
  expect(existsSync(join(otherwise.out, 'pagefind/pagefind-ui.js'))).toBe(false);
});
