import { box, options, search } from '../e2e/support/palette';
import { testSite } from '../support/sites';
import { expect, inEveryView, open, test } from './support/look';

inEveryView((suffix, width) => {
  test('a doc with every element looks as before', async ({ page }) => {
    await open(page, 'docs/finding/every-element');
    await expect(box(page)).toHaveText(/^Search/);
    // What comes only where it is in sight.
    const drawing = page.getByRole('figure', { name: 'How a coat comes home' }).getByRole('group').locator('svg');
    await drawing.or(page.getByText('flowchart LR')).first().scrollIntoViewIfNeeded();
    await expect(drawing).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page).toHaveScreenshot(`doc-${suffix}.png`, { fullPage: true });
  });

  test('the cards of a category look as before', async ({ page }) => {
    await open(page, 'docs/finding');
    await expect(box(page)).toHaveText(/^Search/);
    await expect(page).toHaveScreenshot(`category-${suffix}.png`);
  });

  test('the top of the home page looks as before', async ({ page }) => {
    await open(page, '');
    await expect(box(page)).toHaveText(/^Search/);
    const end = await page.getByRole('main').getByRole('link', { name: 'Read the docs' }).boundingBox();
    const size = page.viewportSize();
    const clip = { x: 0, y: 0, width: size?.width ?? 0, height: (end?.y ?? 0) + (end?.height ?? 0) + 40 };
    await expect(page).toHaveScreenshot(`home-${suffix}.png`, { clip });
  });

  test('a post looks as before, in the list and on its own', async ({ page }) => {
    await open(page, 'blog');
    const title = page.getByRole('heading', { name: 'Entry 2' });
    await expect(page.getByRole('article').filter({ has: title })).toHaveScreenshot(`listed-post-${suffix}.png`);
    await title.getByRole('link').click();
    await expect(page.getByText('The rest of entry 2.')).toBeVisible();
    // As far as the link below it: what follows belongs to its neighbours.
    const from = await page.getByRole('article').boundingBox();
    const to = await page.getByRole('link', { name: 'Edit this post' }).boundingBox();
    const clip = {
      x: (from?.x ?? 0) - 16,
      y: from?.y ?? 0,
      width: (from?.width ?? 0) + 32,
      height: (to?.y ?? 0) + (to?.height ?? 0) - (from?.y ?? 0) + 16,
    };
    await expect(page).toHaveScreenshot(`post-${suffix}.png`, { fullPage: true, clip });
  });

  test('the palette looks as before', async ({ page }) => {
    await open(page, 'docs/finding/chandlery');
    await search(page, 'lantern');
    // The rest of the list and the text around the matches come when typing pauses.
    await expect.poll(() => options(page).count()).toBeGreaterThan(8);
    await expect(options(page).filter({ hasText: 'One swing of the lantern' })).toHaveCount(1);
    await expect(page).toHaveScreenshot(`palette-${suffix}.png`);
  });

  test.describe('an unknown address', () => {
    test.use({ provoked: /404/ });

    test('looks as before', async ({ page }) => {
      await open(page, 'docs/finding/lantern');
      await expect(box(page)).toHaveText(/^Search/);
      await expect(page.getByRole('main').getByRole('link', { name: 'Lanterns' })).toBeVisible();
      await expect(page).toHaveScreenshot(`not-found-${suffix}.png`);
    });
  });

  test.describe('from right to left', () => {
    test.use({ served: testSite('languages') });

    test('a doc looks as before, and so does the list of results', async ({ page }) => {
      await open(page, 'ar/docs/start');
      const searchBox = page.getByRole('banner').getByRole('button', { name: /^بحث/ });
      await expect(searchBox).toHaveText(/^بحث/);
      await expect(page).toHaveScreenshot(`right-to-left-${suffix}.png`);
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill('الميناء');
      await expect(dialog.getByText('اتصل بمدير')).toBeVisible();
      await expect(dialog).toHaveScreenshot(`right-to-left-palette-${suffix}.png`);
    });
  });

  if (width === 'narrow') {
    test('the mobile menu looks as before', async ({ page }) => {
      await open(page, 'docs/finding/night-watch');
      await expect(box(page)).toHaveText(/^Search/);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Night watch' })).toBeVisible();
      await expect(page).toHaveScreenshot(`mobile-menu-${suffix}.png`);
    });
  }
});
