import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readThrough } from './support/scroll';
import { expect, open, test } from './support/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Home, not-found page, every kind of page of the blog, and docs that between them have tabs, diagrams, code, tables, steps, terms and admonitions. */
const pages = [
  '',
  'docs/intro',
  'docs/services/identity',
  'docs/storage/kevin-db',
  'docs/misc/glossary',
  'docs/integrations/javascript-browser-sdk/intro',
  'markdown-page',
  'blog',
  'blog/mdx-blog-post',
  'blog/authors',
  'blog/authors/forja',
  'blog/archive',
  'blog/tags',
  'docs/nowhere',
];

test.use({ provoked: /\b404\b/, reducedMotion: 'reduce' });

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${theme}, ${width} px wide`, () => {
      test.use({ theme, viewport: { width, height: 800 } });

      for (const address of pages) {
        test(`/${address} has no findings`, async ({ page }) => {
          await open(page, address);
          await readThrough(page);
          expect(await findings(page)).toEqual([]);
        });
      }
    });
  }

  test.describe(theme, () => {
    test.use({ theme });

    test('an open menu has no findings', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(page, 'docs/services/identity');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('a full-size diagram has no findings', async ({ page }) => {
      await open(page, 'docs/services/identity');
      await readThrough(page);
      await page
        .getByRole('button', { name: /^Open full size/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}
