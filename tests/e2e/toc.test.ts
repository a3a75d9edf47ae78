import type { Page } from '@playwright/test';
import { belowNavbar, readThrough } from './support/scroll';
import { expect, open, test } from './support/test';

const toc = (page: Page) => page.locator('.toc');
const current = (page: Page) => toc(page).locator('[aria-current="location"]');
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

test.describe('beside the page', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('lists the sections of two levels in order', async ({ page }) => {
    await open(page, 'docs/services/identity');
    const headings = page.locator('.prose :is(h2, h3)');
    const ids = await headings.evaluateAll((all) => all.map((heading) => `#${heading.id}`));
    expect(ids.length).toBeGreaterThan(6);
    const hrefs = await toc(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(ids);
  });

  test('marks the section in view, from above the first to the last', async ({ page }) => {
    await open(page, 'docs/services/identity');
    await readThrough(page);
    await expect(current(page)).toHaveCount(0);
    const hrefs = await toc(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs.slice(0, -2)) {
      const top = await page.locator(href).evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
      await scrollTo(page, top - 90);
      await expect(current(page)).toHaveAttribute('href', href);
      await scrollTo(page, top - 300);
      await expect(toc(page).locator(`[href="${href}"][aria-current]`)).toHaveCount(0);
    }
    await scrollTo(page, 1e6);
    await expect(current(page)).toHaveAttribute('href', hrefs.at(-1) ?? '');
    await scrollTo(page, 0);
    await expect(current(page)).toHaveCount(0);
  });

  test('moves its bar to the marked section', async ({ page }) => {
    await open(page, 'docs/services/identity#account-types');
    await expect(current(page)).toHaveAttribute('href', '#account-types');
    const link = await current(page).evaluate((element) => (element as HTMLElement).offsetTop);
    const bar = () =>
      toc(page)
        .locator('nav')
        .evaluate((nav) => getComputedStyle(nav, '::before').transform);
    await expect.poll(bar).toMatch(new RegExp(`, ${link}\\)$`));
  });

  test('keeps the marked link in sight where the list is longer than the screen', async ({ page }) => {
    await open(page, 'docs/misc/glossary');
    const last = toc(page).locator('a').last();
    await expect(last).not.toBeInViewport();
    await scrollTo(page, 1e6);
    await expect(current(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 0);
    await expect(toc(page).locator('a').first()).toBeInViewport({ ratio: 1 });
  });

  for (const doc of ['docs/services/identity', 'docs/storage/kevin-db', 'docs/misc/glossary']) {
    test(`every link of ${doc} lands below the navbar`, async ({ page }) => {
      await open(page, doc);
      await readThrough(page);
      for (const link of await toc(page).locator('a').all()) {
        const href = (await link.getAttribute('href')) ?? '';
        // Not with a pointer: the list follows the page a moment later, and moves the link from under it.
        await link.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${href}$`));
        const heading = page.locator(`[id="${href.slice(1)}"]`);
        await expect(heading).toBeInViewport();
        expect(await belowNavbar(page, heading), href).toBeGreaterThanOrEqual(0);
      }
    });
  }
});

test('an address with a hash lands below the navbar, diagrams above it drawn or not', async ({ page }) => {
  await open(page, 'docs/storage/kevin-db');
  const last = await page.locator('.prose h2').last().getAttribute('id');
  await page.goto('docs/intro');
  await open(page, `docs/storage/kevin-db#${last}`);
  const heading = page.locator(`[id="${last}"]`);
  await expect(heading).toBeInViewport();
  expect(await belowNavbar(page, heading)).toBeGreaterThanOrEqual(0);
});

test.describe('on narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is a closed disclosure whose links land below the navbar', async ({ page }) => {
    await open(page, 'docs/services/identity');
    await expect(toc(page)).toBeHidden();
    const disclosure = page.locator('.toc-disclosure');
    const link = disclosure.getByRole('link', { name: 'Account types' });
    await expect(link).toBeHidden();
    await disclosure.locator('summary').click();
    await expect(link).toBeVisible();
    await link.click();
    const heading = page.locator('#account-types');
    await expect(heading).toBeInViewport();
    expect(await belowNavbar(page, heading)).toBeGreaterThanOrEqual(0);
  });
});

test('heading anchors show on hover and on focus only', async ({ page }) => {
  await open(page, 'docs/services/identity');
  const heading = page.locator('#set-up');
  const anchor = heading.locator('a.anchor');
  await expect(anchor).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(anchor).toHaveCSS('opacity', '0');
  await page.locator('#login-modes a.anchor').focus();
  await page.keyboard.press('Tab');
  await anchor.focus();
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#set-up$/);
});
