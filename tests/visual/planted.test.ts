import { expect, open, test } from '../e2e/support/test';
import { widths } from './support/views';

/** Mistakes nobody would see in a review, each on a page that has a snapshot. */
const mistakes = {
  'a heading two pixels lower': { address: 'docs/intro', snapshot: 'main-doc', css: 'main h1 { translate: 0 2px }' },
  'a page two pixels to the right': { address: 'blog', snapshot: 'blog', css: 'main { translate: 2px 0 }' },
  'an icon two pixels lower': { address: 'blog', snapshot: 'blog', css: '.color-mode-switch { translate: 0 2px }' },
  'links in a slightly other red': { address: 'docs/intro', snapshot: 'main-doc', css: '.prose a { color: #b5222b }' },
  'a slightly darker background': { address: 'blog', snapshot: 'blog', css: 'html, body { background: #fbfbfb }' },
};

test.use({ viewport: widths.wide, theme: 'light' });

for (const [what, { address, snapshot, css }] of Object.entries(mistakes)) {
  test(`${what} would be noticed`, async ({ page }) => {
    await open(page, address);
    await expect(page.locator('button.search-box')).toContainText('Search');
    await expect(page).toHaveScreenshot(`${snapshot}-wide-light.png`);
    await page.addStyleTag({ content: css });
    await expect(page).not.toHaveScreenshot(`${snapshot}-wide-light.png`);
  });
}
