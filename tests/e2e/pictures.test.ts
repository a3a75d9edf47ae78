import { expect, open, test } from './support/features';

const doc = 'docs/writing/markup';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a photograph comes in the size of the window and a better format than its file, and opens twice as large', async ({
    page,
  }) => {
    await open(page, doc);
    const photo = page.getByRole('img', { name: 'The harbor at dusk' });
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-640\.avif$/);
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const box = await photo.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2000 / 1250, 1);

    const link = page.getByRole('link', { name: 'The harbor at dusk' });
    await link.click();
    const view = page.getByRole('dialog', { name: 'The harbor at dusk' });
    const whole = view.getByRole('img');
    await expect.poll(async () => (await whole.boundingBox())?.width).toBeCloseTo(2 * (box?.width ?? 0), 0);
    await whole.hover();
    await page.mouse.wheel(200, 0);
    await expect.poll(() => view.getByRole('group').evaluate(({ scrollLeft }) => scrollLeft)).toBe(200);
  });
});

test('a picture opens as large as the window, by mouse and by keyboard, and gives the focus back; one in a link does not', async ({
  page,
}) => {
  await open(page, doc);
  const link = page.getByRole('link', { name: 'The harbor at dusk' });
  const view = page.getByRole('dialog', { name: 'The harbor at dusk' });
  await link.click();
  await expect(view.getByRole('img')).toBeInViewport();
  await view.getByRole('button', { name: 'Close' }).click();
  await expect(view).toHaveCount(0);
  await link.press('Enter');
  await expect(view).toBeVisible();
  expect((await view.getByRole('img').boundingBox())?.width).toBeGreaterThan(
    (await link.getByRole('img').boundingBox())?.width ?? 0,
  );
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.getByRole('link', { name: 'A way to the tides' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tides');
});

test('a tall picture is no smaller than in the page, and scrolls', async ({ page }) => {
  await page.route('**/harbor.jpg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="6000"/>',
    }),
  );
  await open(page, doc);
  const link = page.getByRole('link', { name: 'The harbor at dusk' });
  await link.evaluate((element) => {
    for (const source of element.querySelectorAll('source')) source.remove();
    const image = element.querySelector('img');
    for (const name of ['srcset', 'width', 'height']) image?.removeAttribute(name);
    if (image) image.src = (element as HTMLAnchorElement).href;
  });
  const image = link.getByRole('img');
  await expect.poll(async () => (await image.boundingBox())?.height).toBeGreaterThan(3000);
  await link.press('Enter');
  const view = page.getByRole('dialog', { name: 'The harbor at dusk' });
  const shown = await image.boundingBox();
  const whole = await view.getByRole('img').boundingBox();
  expect(whole?.height).toBeGreaterThanOrEqual(shown?.height ?? 0);
  expect(whole?.width).toBeGreaterThanOrEqual(shown?.width ?? 0);
  await view.getByRole('img').hover();
  await page.mouse.wheel(0, 500);
  await expect.poll(async () => (await view.getByRole('img').boundingBox())?.y).toBeLessThan(-300);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

  test('the link shows the file', async ({ page }) => {
    await page.goto(doc);
    await page.getByRole('link', { name: 'The harbor at dusk' }).click();
    await expect(page).toHaveURL(/\/assets\/docs\/writing\/harbor\.jpg$/);
  });
});
