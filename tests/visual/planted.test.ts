import { box } from '../e2e/support/palette';
import { expect, open, test } from './support/look';

/** Mistakes nobody would see in a review, each on the page of a category, which has a snapshot. */
const mistakes = {
  'a heading two pixels lower': 'main h1 { translate: 0 2px }',
  'a page two pixels to the right': 'main { translate: 2px 0 }',
  'an icon two pixels lower': '.color-mode-switch { translate: 0 2px }',
  'a title in a slightly other color': 'main h1 { color: #1f2328 }',
  'a slightly darker background': 'html, body { background: #fbfbfb }',
};

test.use({ viewport: { width: 1280, height: 800 }, theme: 'light' });

test('small mistakes would be noticed', async ({ page }) => {
  const snapshot = 'category-wide-light.png';
  await open(page, 'docs/finding');
  await expect(box(page)).toHaveText(/^Search/);
  await expect(page).toHaveScreenshot(snapshot);
  for (const [what, css] of Object.entries(mistakes)) {
    const style = await page.addStyleTag({ content: css });
    await expect(page, what).not.toHaveScreenshot(snapshot);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
  await expect(page).toHaveScreenshot(snapshot);
});
