import { test } from '../e2e/support/built-site';
import { open } from '../e2e/support/test';
import { expectLook } from './support/look';
import { widths } from './support/views';

// The site with versions: one of its categories has a page of its own.
for (const width of ['wide', 'narrow'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${width}, ${theme}`, () => {
      test.use({ viewport: widths[width], theme });

      test('a category looks as before', async ({ page }, info) => {
        await open(page, 'docs/category/guides');
        await expectLook(page, info, `category-${width}-${theme}`);
      });
    });
  }
}
