import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './support/built-site';
import { testPalette } from './support/palette-suite';
import { expect } from './support/test';

const out = '.cache/pagefind-site';

test.use({ folders: { content: 'content', out, config: { search: { engine: 'pagefind' } } } });

testPalette(test);

test('the export has the files of Pagefind and none of the default engine', async ({ page }) => {
  expect((await page.goto('pagefind/pagefind-entry.json'))?.status()).toBe(200);
  expect(existsSync(join(out, 'search-index.json'))).toBe(false);
  expect(existsSync(join(out, 'pagefind/pagefind-ui.js'))).toBe(false);
});
