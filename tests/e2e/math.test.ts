import { mathFolder } from '../../lib/site/vendor-folders';
import { testSite } from '../support/sites';
import { expect, open, test } from './support/test';

test.use({ served: testSite('features') });

const styles = `link[rel="stylesheet"][href*="/${mathFolder}/"]`;

test('formulas are drawn with their own styles and fonts, named for screen readers, and scroll inside of themselves', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('formulas');
  await expect(page.locator(styles)).toHaveCount(1);
  await expect(page.locator('main p .katex').first()).toHaveCSS('font-family', /^KaTeX_Main/);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px KaTeX_Math'))).toBe(true);
  await expect(page.locator('main math')).toHaveCount(6);
  await expect(page.getByRole('group', { name: 'Formula' })).toHaveCount(3);
  await expect(page.getByText('It costs $5 to $6.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^The slack/ })).toHaveAttribute('id', 'the-slack-s_0-at-low-tide');
  expect(problems).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const wide = page.getByRole('group', { name: 'Formula' }).first();
  expect(await wide.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test('other pages have nothing of it, until a link leads to formulas', async ({ page }) => {
  await page.goto('about');
  expect(await page.content()).not.toMatch(/katex/i);
  await page.goto('all-pages');
  await page.locator('main').getByRole('link', { name: 'Formulas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formulas');
  await expect(page.locator('main p .katex').first()).toHaveCSS('font-family', /^KaTeX_Main/);
});

test.describe('where pages are fetched ahead', () => {
  test.use({ thrifty: false });

  test('a page with formulas brings their styles once it is opened', async ({ page }) => {
    const ahead = page.waitForResponse(/formulas\.txt/);
    await open(page, 'all-pages');
    const link = page.locator('main').getByRole('link', { name: 'Formulas' });
    await link.hover();
    await (await ahead).finished();
    await page.waitForLoadState('networkidle');
    const asked = page.locator(`link[href*="/${mathFolder}/"]`);
    await expect(asked).toHaveCount(0);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formulas');
    await expect(page.locator(styles)).toHaveCount(1);
  });
});

test('formulas run from left to right in a language that does not', async ({ page }) => {
  await page.goto('formulas');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const squares = page.getByRole('listitem').filter({ hasText: 'In a list' }).locator('.katex-html .mord.mathnormal');
  await expect(squares).toHaveText(['a', 'b', 'c']);
  const places = await squares.evaluateAll((letters) => letters.map((letter) => letter.getBoundingClientRect().left));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
